import type { Script } from '../../script';
import secondCycle from './second-cycle.7gr?raw';

/** The second cycle of a round for two: every kind of play once, and the scoring. */
export const script: Script = {
  game: 'seas',
  others: ['Ben'],
  chapters: [
    {
      record: secondCycle,
      steps: [
        {
          say: {
            en: 'Welcome aboard! You and Ben are in the middle of a round. The open cards are the display, our treasure island. Below is your hand, and your chest holds what you have captured so far.',
            de: 'Willkommen an Bord! Du und Ben seid mitten in einer Runde. Die offenen Karten sind die Auslage, unsere Schatzinsel. Unten ist deine Hand, und in deiner Truhe liegt, was du schon erbeutet hast.',
            pl: 'Witaj na pokładzie! Ty i Ben jesteście w środku rundy. Odkryte karty to wyspa skarbów. Na dole są karty na twojej ręce, a w skrzyni leży to, co już masz.',
          },
          point: ['island'],
          sees: { display: ['G3', 'G8', 'C2', 'C9', 'R5', 'R10'], chests: [8, 6] },
        },
        {
          say: {
            en: 'On your turn you play one card. If a card of the same strength lies in the display, you must take it. Choose rum 3, then gold 3, which it takes.',
            de: 'In deinem Zug spielst du eine Karte aus. Liegt in der Auslage eine Karte gleicher Stärke, musst du sie nehmen. Wähle Rum 3 und dann Gold 3, das er nimmt.',
            pl: 'W swojej turze zagrywasz jedną kartę. Jeśli na wyspie leży karta o tej samej sile, musisz ją wziąć. Wybierz rum 3, a potem złoto 3, które on weźmie.',
          },
          point: ['R3', 'G3'],
          act: 'R3xG3',
          then: [{ seat: 'p1', action: 'X4' }],
          sees: { display: ['G8', 'C2', 'C9', 'R5', 'R10', 'X4'], chests: [10, 6] },
        },
        {
          say: {
            en: 'Both cards are in your chest now. Ben had nothing that matched, so his curse 4 joined the display. Now a sum: crystal 2 and rum 5 add up to 7. Take both with crystal 7.',
            de: 'Beide Karten liegen jetzt in deiner Truhe. Bei Ben passte nichts, darum liegt sein Fluch 4 nun in der Auslage. Jetzt eine Summe: Kristall 2 und Rum 5 ergeben 7. Nimm beide mit Kristall 7.',
            pl: 'Obie karty są już w twojej skrzyni. Benowi nic nie pasowało, więc jego klątwa 4 leży teraz na wyspie. Czas na sumę: kryształ 2 i rum 5 dają razem 7. Weź obie kryształem 7.',
          },
          point: ['C7', 'C2', 'R5'],
          act: 'C7xC2+R5',
          then: [{ seat: 'p1', action: 'X6' }],
          sees: { display: ['G8', 'C9', 'R10', 'X4', 'X6'], chests: [13, 6] },
        },
        {
          say: {
            en: 'Five cards lie there, and you hold the kraken. It may take a 10, or everything, or just be laid down. Be bold and take everything. But remember: with the kraken in your chest your curses will count −7.',
            de: 'Fünf Karten liegen da, und du hast den Kraken. Er darf eine 10 nehmen oder alles, oder er wird nur ausgelegt. Sei mutig und nimm alles. Aber merk dir: Mit dem Kraken in der Truhe zählen deine Flüche −7.',
            pl: 'Leży pięć kart, a ty masz krakena. Może wziąć dziesiątkę albo wszystko, albo po prostu zostać wyłożony. Śmiało, weź wszystko. Ale pamiętaj: z krakenem w skrzyni twoje klątwy będą się liczyć za −7.',
          },
          point: ['X1', 'island'],
          act: 'X1xG8+C9+R10+X4+X6',
          then: [{ seat: 'p1', action: 'G10' }],
          sees: { display: ['G10'], chests: [19, 6] },
        },
        {
          say: {
            en: 'Whoever clears the display may nick a card, but never after the kraken. Ben has laid down gold 10. Keep your curse 10 for later and lay down curse 5. It matches nothing.',
            de: 'Wer die Auslage abräumt, darf eine Karte klauen, nur nicht nach dem Kraken. Ben hat Gold 10 ausgelegt. Deinen Fluch 10 heb dir auf: Leg Fluch 5 aus. Er passt zu nichts.',
            pl: 'Kto ogołoci wyspę, może podkraść kartę, ale nigdy po krakenie. Ben wykłada złoto 10. Swoją klątwę 10 zachowaj na później: wyłóż klątwę 5. Do niczego nie pasuje.',
          },
          point: ['X5', 'G10'],
          act: 'X5',
          then: [{ seat: 'p1', action: 'R2' }],
          sees: { display: ['G10', 'R2', 'X5'] },
        },
        {
          say: {
            en: 'You hold the pirate king, rum 1. A point for him if he is in your chest at the end. A 1 may take a 10: let him take gold 10.',
            de: 'Du hast den Piratenkönig, Rum 1. Liegt er am Ende in deiner Truhe, gibt es einen Punkt. Eine 1 darf eine 10 nehmen: Lass ihn Gold 10 nehmen.',
            pl: 'Masz króla piratów, czyli rum 1. Jeśli na koniec będzie w twojej skrzyni, dostaniesz za niego punkt. Jedynka może wziąć dziesiątkę: niech król weźmie złoto 10.',
          },
          point: ['R1', 'G10'],
          act: 'R1xG10',
          then: [
            { seat: 'p1', action: 'G7xR2+X5' },
            { seat: 'p1', action: 'nick p0' },
            { seat: 'p1', action: 'pick C7' },
          ],
          sees: { display: [], chests: [20, 10] },
        },
        {
          say: {
            en: 'Ouch! Ben took the last two cards: he cleared the display and nicked a card from your chest. You are not told which one. The display is empty, so all you can do is lay a card down. Lay down rum 6.',
            de: 'Autsch! Ben hat die letzten beiden Karten genommen, also abgeräumt, und dir eine Karte aus der Truhe geklaut. Welche, erfährst du nicht. Die Auslage ist leer, du kannst nur auslegen. Leg Rum 6 aus.',
            pl: 'Oj! Ben wziął dwie ostatnie karty: ogołocił wyspę i podkradł kartę z twojej skrzyni. Którą, nie wiadomo. Wyspa jest pusta, możesz tylko wyłożyć kartę. Wyłóż rum 6.',
          },
          point: ['R6', 'chest-p0'],
          act: 'R6',
          then: [{ seat: 'p1', action: 'C4' }],
          sees: { display: ['C4', 'R6'] },
        },
        {
          say: {
            en: 'Rum 6 and crystal 4 make 10, and nothing else lies there. Your curse 10 clears the display!',
            de: 'Rum 6 und Kristall 4 ergeben 10, und sonst liegt nichts da. Mit deinem Fluch 10 räumst du ab!',
            pl: 'Rum 6 i kryształ 4 dają 10, a nic więcej nie leży. Klątwą 10 ogołocisz wyspę!',
          },
          point: ['X10', 'R6', 'C4'],
          act: 'X10xC4+R6',
          sees: { phase: 'nick', display: [] },
        },
        {
          say: {
            en: 'Now you may nick, from Ben’s chest or from the harbour. Choose Ben’s chest: he captured the pirate lady earlier in this round. Did you remember?',
            de: 'Jetzt darfst du klauen, aus Bens Truhe oder aus dem Hafen. Wähle Bens Truhe: Er hat in dieser Runde schon die Piratenbraut erbeutet. Hättest du es noch gewusst?',
            pl: 'Teraz ty podkradasz, ze skrzyni Bena albo z portu. Wybierz skrzynię Bena: wcześniej w tej rundzie zdobył piracką damę. Kto by to pamiętał?',
          },
          point: ['chest-p1', 'harbour'],
          act: 'nick p1',
          sees: { phase: 'pick', looking: ['G7', 'C1', 'C7', 'C8', 'C10', 'R2', 'R8', 'R9', 'X5', 'X9'] },
        },
        {
          say: {
            en: 'Only you see these cards. So it was crystal 7 that Ben took from you! But the pirate lady is worth a point by herself. Take her.',
            de: 'Diese Karten siehst nur du. Kristall 7 also hat Ben dir geklaut! Aber die Piratenbraut allein ist einen Punkt wert. Nimm sie.',
            pl: 'Te karty widzisz tylko ty. A więc Ben podkradł ci kryształ 7! Ale piracka dama sama w sobie jest warta punkt. Weź ją.',
          },
          point: ['C1'],
          act: 'pick C1',
          then: [{ seat: 'p1', action: 'G9' }],
          sees: { display: ['G9'], chests: [24, 9] },
        },
        {
          say: {
            en: 'Your last card: crystal 3. It takes nothing, and what is left in the display belongs to nobody. Then the round is scored.',
            de: 'Deine letzte Karte: Kristall 3. Er nimmt nichts, und was in der Auslage übrig bleibt, gehört niemandem. Danach wird gewertet.',
            pl: 'Twoja ostatnia karta: kryształ 3. Nic nie weźmie, a to, co zostanie na wyspie, nie należy do nikogo. Potem punktacja.',
          },
          point: ['C3'],
          act: 'C3',
          then: [{ seat: 'p1', action: 'C6' }],
          sees: { ships: [4, 2], scores: [{ cards: [24, 9], coins: [9, 1], value: [11, 12], points: [4, 2] }] },
        },
        {
          say: {
            en: 'You have the most cards, the most coins, the pirate lady and the pirate king: four points. But the kraken made your curses −7. So Ben has the highest total booty value, 12 against 11: two points for him.',
            de: 'Du hast die meisten Karten, die meisten Goldmünzen, die Piratenbraut und den Piratenkönig: vier Punkte. Doch der Krake macht aus deinen Flüchen −7. So hat Ben den höchsten Gesamtbeutewert, 12 gegen 11: zwei Punkte für ihn.',
            pl: 'Masz najwięcej kart, najwięcej złotych monet, piracką damę i króla piratów: cztery punkty. Ale przez krakena twoje klątwy liczą się za −7. Dlatego Ben ma najwyższą łączną wartość łupu, 12 do 11: dwa punkty dla niego.',
          },
          isScoring: true,
        },
        {
          say: {
            en: 'Your ship is on space 4, Ben’s on space 2. The first to reach space 7 ends the game. You know all you need: set sail!',
            de: 'Dein Schiff steht auf Feld 4, Bens auf Feld 2. Wer Feld 7 erreicht, beendet die Partie. Mehr musst du nicht wissen: Leinen los!',
            pl: 'Twój statek stoi na polu 4, statek Bena na polu 2. Kto dotrze do pola 7, kończy partię. Wiesz już wszystko, co trzeba: cała naprzód!',
          },
        },
      ],
    },
  ],
};
