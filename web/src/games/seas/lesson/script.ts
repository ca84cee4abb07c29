import type { Script } from '../../script';
import beforeScoring from './before-scoring.7gr?raw';
import secondCycle from './second-cycle.7gr?raw';
import start from './start.7gr?raw';

/** The first cards of a round for two, then its second cycle with the kraken and the nicking, and the scoring. */
export const script: Script = {
  game: 'seas',
  others: ['Ben'],
  chapters: [
    {
      title: { en: 'The table', de: 'Der Tisch', pl: 'Stół' },
      record: start,
      steps: [
        {
          say: {
            en: 'Welcome aboard! You and Ben are after the booty of the treasure island. At the end of each round your cards earn navigation points, and each point moves your ship one space on. When a ship reaches space 7, the game ends.',
            de: 'Willkommen an Bord! Du und Ben wollt die Beute der Schatzinsel. Am Ende jeder Runde bringen eure Karten Navigationspunkte, und jeder Punkt bringt dein Schiff ein Feld voran. Erreicht ein Schiff Feld 7, endet die Partie.',
            pl: 'Witaj na pokładzie! Ty i Ben chcecie zdobyć łupy z wyspy skarbów. Na koniec każdej rundy karty dają punkty nawigacyjne, a każdy punkt przesuwa twój statek o jedno pole. Gdy któryś statek dotrze do pola 7, partia się kończy.',
          },
          point: ['hand'],
          sees: { round: 1, cycle: 1, start: 'p0', display: ['G3', 'C2', 'R5', 'X8'], harbour: 4, aside: 16 },
        },
        {
          say: {
            en: 'The open cards are the display, our island. The harbour is a small pile that nobody knows. You have the compass, so you begin; next round it moves on to Ben. With two players a round has two cycles: when your eight cards are played, the sixteen set aside are dealt.',
            de: 'Die offenen Karten sind die Auslage, unsere Insel. Der Hafen ist ein kleiner Stapel, den niemand kennt. Du hast den Kompass, also beginnst du; nächste Runde bekommt ihn Ben. Zu zweit hat eine Runde zwei Durchgänge: Sind eure acht Karten gespielt, werden die sechzehn beiseitegelegten ausgeteilt.',
            pl: 'Odkryte karty to wyspa. Port to mały stos, którego nikt nie zna. Masz kompas, więc zaczynasz; w następnej rundzie przejdzie do Bena. We dwoje runda ma dwa cykle: po zagraniu ośmiu kart rozdaje się szesnaście kart odłożonych na bok.',
          },
          point: ['island', 'harbour', 'aside'],
        },
        {
          say: {
            en: 'Each card has two numbers. The strength in the corners says what it captures. The booty value in the little chest says what it is worth in the end: crystal 7 is worth 7, crystal 10 nothing, and every curse less than nothing. At a table the reference (key R, or its sign at the top) shows all values.',
            de: 'Jede Karte hat zwei Zahlen. Die Stärke in den Ecken sagt, was sie erbeutet. Der Beutewert in der kleinen Truhe sagt, was sie am Ende wert ist: Kristall 7 ist 7 wert, Kristall 10 nichts und jeder Fluch weniger als nichts. Am Tisch zeigt die Übersicht (Taste R oder das Symbol oben) alle Werte.',
            pl: 'Każda karta ma dwie liczby. Siła w rogach mówi, co karta zdobywa. Wartość łupu w małej skrzynce mówi, ile karta jest warta na koniec: kryształ 7 jest wart 7, kryształ 10 nic, a każda klątwa mniej niż nic. Przy stole wszystkie wartości pokazuje ściągawka (klawisz R lub ikona u góry).',
          },
          point: ['C7', 'C10', 'X1'],
        },
      ],
    },
    {
      title: { en: 'Capturing', de: 'Erbeuten', pl: 'Zdobywanie' },
      record: start,
      steps: [
        {
          say: {
            en: 'On your turn you play one card. If a card of the same strength lies in the display, you must take it. Choose rum 3, then gold 3, which it takes.',
            de: 'In deinem Zug spielst du eine Karte aus. Liegt in der Auslage eine Karte gleicher Stärke, musst du sie nehmen. Wähle Rum 3 und dann Gold 3, das du damit nimmst.',
            pl: 'W swojej turze zagrywasz jedną kartę. Jeśli na wyspie leży karta o tej samej sile, musisz ją wziąć. Wybierz rum 3, a potem złoto 3, które nim weźmiesz.',
          },
          point: ['R3', 'G3'],
          act: 'R3xG3',
          then: [{ seat: 'p1', action: 'G6' }],
          sees: { display: ['G6', 'C2', 'R5', 'X8'], chests: [2, 0] },
        },
        {
          say: {
            en: 'Both cards are in your chest now, face down. Ben had nothing that matched, so his gold 6 joined the display. Now a combination: crystal 2 and rum 5 add up to 7. Take both with crystal 7.',
            de: 'Beide Karten liegen jetzt verdeckt in deiner Truhe. Bei Ben passte nichts, darum liegt sein Gold 6 nun in der Auslage. Jetzt eine Kombination: Kristall 2 und Rum 5 ergeben 7. Nimm beide mit Kristall 7.',
            pl: 'Obie karty leżą już zakryte w twojej skrzyni. Benowi nic nie pasowało, więc jego złoto 6 leży teraz na wyspie. Czas na kombinację: kryształ 2 i rum 5 dają razem 7. Weź obie kryształem 7.',
          },
          point: ['C7', 'C2', 'R5'],
          act: 'C7xC2+R5',
          then: [{ seat: 'p1', action: 'X4' }],
          sees: { display: ['G6', 'X4', 'X8'], chests: [5, 0] },
        },
        {
          say: {
            en: 'A card that matches nothing stays in the display. Nothing here is a 2 or adds up to 2: lay down rum 2.',
            de: 'Eine Karte, zu der nichts passt, kommt in die Auslage. Nichts hier ist eine 2 oder ergibt 2: Leg Rum 2 aus.',
            pl: 'Karta, do której nic nie pasuje, zostaje na wyspie. Nic tu nie jest dwójką ani nie daje w sumie 2: wyłóż rum 2.',
          },
          point: ['R2', 'island'],
          act: 'R2',
          then: [{ seat: 'p1', action: 'X5' }],
          sees: { display: ['G6', 'R2', 'X4', 'X5', 'X8'] },
        },
        {
          say: {
            en: 'Play rum 6. Rum 2 and curse 4 add up to 6, but a single card of the same strength always comes before a combination: rum 6 must take gold 6.',
            de: 'Spiel Rum 6. Rum 2 und Fluch 4 ergeben zwar auch 6, aber eine einzelne Karte gleicher Stärke geht immer vor: Rum 6 muss Gold 6 nehmen.',
            pl: 'Zagraj rum 6. Rum 2 i klątwa 4 też dają 6, ale pojedyncza karta o tej samej sile zawsze ma pierwszeństwo przed kombinacją: rum 6 musi wziąć złoto 6.',
          },
          point: ['R6', 'G6'],
          act: 'R6xG6',
          then: [{ seat: 'p1', action: 'X3' }],
          sees: { display: ['R2', 'X3', 'X4', 'X5', 'X8'], chests: [7, 0] },
        },
        {
          say: {
            en: 'Where several combinations fit, the choice is yours. Gold 10 takes rum 2 and curse 8, or rum 2, curse 3 and curse 5. Three cards are more than two, and of all your curses only the best one counts. Take the three.',
            de: 'Passen mehrere Kombinationen, hast du die Wahl. Gold 10 nimmt Rum 2 und Fluch 8, oder Rum 2, Fluch 3 und Fluch 5. Drei Karten sind mehr als zwei, und von deinen Flüchen zählt nur der beste. Nimm die drei.',
            pl: 'Jeśli pasuje kilka kombinacji, wybór należy do ciebie. Złoto 10 bierze rum 2 i klątwę 8 albo rum 2, klątwę 3 i klątwę 5. Trzy karty to więcej niż dwie, a z twoich klątw liczy się tylko najlepsza. Weź te trzy.',
          },
          point: ['G10', 'R2', 'X3', 'X5'],
          act: 'G10xR2+X3+X5',
          then: [{ seat: 'p1', action: 'G8xX8' }],
          sees: { display: ['X4'], chests: [11, 2] },
        },
      ],
    },
    {
      title: { en: 'Kraken and nicking', de: 'Krake und Klauen', pl: 'Kraken i podkradanie' },
      record: secondCycle,
      steps: [
        {
          say: {
            en: 'Now the second cycle of a round: both hands were empty, so the cards set aside were dealt. Display, harbour and chests stay, and whoever has the compass begins again. You are well into it, and your chest is filling up.',
            de: 'Jetzt der zweite Durchgang einer Runde: Beide Hände waren leer, also wurden die beiseitegelegten Karten ausgeteilt. Auslage, Hafen und Truhen bleiben, und wer den Kompass hat, beginnt wieder. Ihr seid schon mittendrin, und deine Truhe füllt sich.',
            pl: 'Teraz drugi cykl rundy: obie ręce były puste, więc rozdano karty odłożone na bok. Wyspa, port i skrzynie zostają, a znów zaczyna ten, kto ma kompas. Trwa już gra i twoja skrzynia się zapełnia.',
          },
          point: ['chest-p0', 'island'],
          sees: { cycle: 2, display: ['G8', 'C9', 'R10', 'X4', 'X6'], chests: [13, 6], aside: 0 },
        },
        {
          say: {
            en: 'Five cards lie there, and you hold the kraken. It may take a 10, or everything, or just be laid down. Be bold and take everything. But remember: with the kraken in your chest your curses will count −7.',
            de: 'Fünf Karten liegen da, und du hast den Kraken. Er darf eine 10 nehmen oder alles, oder er wird nur ausgelegt. Sei mutig und nimm alles. Aber merk dir: Mit dem Kraken in der Truhe zählen deine Flüche −7.',
            pl: 'Na wyspie leży pięć kart, a ty masz krakena. Może wziąć dziesiątkę albo wszystko, albo po prostu zostać wyłożony. Śmiało, weź wszystko. Ale pamiętaj: z krakenem w skrzyni twoje klątwy będą się liczyć za −7.',
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
            pl: 'Rum 6 i kryształ 4 dają 10, a nic więcej tam nie ma. Klątwą 10 ogołocisz wyspę!',
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
      ],
    },
    {
      title: { en: 'Scoring', de: 'Wertung', pl: 'Punktacja' },
      record: beforeScoring,
      steps: [
        {
          say: {
            en: 'Your last card: crystal 3. It takes nothing, and what is left in the display belongs to nobody. Then the round is scored.',
            de: 'Deine letzte Karte: Kristall 3. Die Karte nimmt nichts, und was in der Auslage übrig bleibt, gehört niemandem. Danach wird gewertet.',
            pl: 'Twoja ostatnia karta: kryształ 3. Nic nie weźmie, a to, co zostanie na wyspie, nie należy do nikogo. Potem punktacja.',
          },
          point: ['C3'],
          act: 'C3',
          then: [{ seat: 'p1', action: 'C6' }],
          sees: { ships: [4, 2], scores: [{ cards: [24, 9], coins: [9, 1], value: [11, 12], points: [4, 2] }], start: 'p1' },
        },
        {
          say: {
            en: 'All chests are opened, sorted by type. Five things earn points. One point each: most cards, most gold coins (gold 1 counts three), the pirate lady, the pirate king. All four are yours.',
            de: 'Alle Truhen werden geöffnet, nach Typen sortiert. Für fünf Dinge gibt es Punkte. Je ein Punkt: meiste Karten, meiste Goldmünzen (Gold 1 zählt drei), die Piratenbraut, der Piratenkönig. Alle vier gehören dir.',
            pl: 'Wszystkie skrzynie zostają otwarte, a karty ułożone według rodzajów. Punkty są za pięć rzeczy. Po jednym: najwięcej kart, najwięcej złotych monet (złoto 1 to trzy), piracka dama, król piratów. Wszystkie cztery są twoje.',
          },
          isScoring: true,
        },
        {
          say: {
            en: 'Two points for the highest total booty value: of each type only the best card counts, and these four are added up. The kraken makes your curses −7. So Ben wins this one, 12 against 11. In a tie everybody gets the points.',
            de: 'Zwei Punkte für den höchsten Gesamtbeutewert: Von jedem Typ zählt nur die beste Karte, und diese vier werden addiert. Der Krake macht aus deinen Flüchen −7. So gewinnt Ben hier mit 12 zu 11. Bei Gleichstand bekommen alle die Punkte.',
            pl: 'Dwa punkty za najwyższą łączną wartość łupu: z każdego rodzaju liczy się tylko najlepsza karta, a te cztery się dodaje. Przez krakena twoje klątwy liczą się za −7. Dlatego Ben wygrywa tu 12 do 11. Przy remisie punkty dostają wszyscy.',
          },
          isScoring: true,
        },
        {
          say: {
            en: 'Your ship is on space 4, Ben’s on space 2. The compass goes to Ben, who begins the next round. After a scoring with a ship on space 7 the game is over, and whoever is furthest ahead wins. Set sail!',
            de: 'Dein Schiff steht auf Feld 4, Bens auf Feld 2. Der Kompass geht an Ben, er beginnt die nächste Runde. Steht nach einer Wertung ein Schiff auf Feld 7 oder weiter, ist die Partie zu Ende, und wer am weitesten vorn ist, gewinnt. Leinen los!',
            pl: 'Twój statek stoi na polu 4, statek Bena na polu 2. Kompas przechodzi do Bena, który zacznie następną rundę. Jeśli po punktacji któryś statek jest na polu 7 lub dalej, partia się kończy i wygrywa ten, kto jest najdalej. Cała naprzód!',
          },
        },
      ],
    },
  ],
};
