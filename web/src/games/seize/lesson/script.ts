import type { Script } from '../../script';
import firstRound from './first-round.7gr?raw';
import lastRound from './last-round.7gr?raw';

/** The first round as captain, then the last one with a queen, and the weighing. */
export const script: Script = {
  game: 'seize',
  others: ['Ben', 'Cleo'],
  chapters: [
    {
      record: firstRound,
      steps: [
        {
          say: {
            en: 'Whoever has the heaviest booty after seven rounds wins. But what a piece really weighs, only the scale at the end will tell. You play with Ben and Cleo; your three cards are below.',
            de: 'Wer nach sieben Runden die schwerste Beute hat, gewinnt. Was ein Stück wirklich wiegt, verrät aber erst am Ende die Waage. Du spielst mit Ben und Cleo; unten sind deine drei Karten.',
            pl: 'Kto po siedmiu rundach ma najcięższe łupy, ten wygrywa. Ile łup naprawdę waży, zdradzi jednak dopiero waga na końcu. Grasz z Benem i Cleo; na dole są twoje trzy karty.',
          },
          point: ['hand'],
          sees: { round: 1, phase: 'squabble' },
        },
        {
          say: {
            en: 'First you squabble for captain: everybody lays a card in secret, and the highest number wins. Jack, queen, king and ace count only 1 here. Lay your 10 of hearts.',
            de: 'Zuerst streitet ihr um den Kapitän: Alle legen geheim eine Karte, die höchste Zahl gewinnt. Bube, Dame, König und Ass zählen hier nur 1. Leg deine Herz 10.',
            pl: 'Najpierw kłótnia o kapitana: każdy kładzie w tajemnicy kartę, a wygrywa najwyższa liczba. Walet, dama, król i as liczą się tu tylko za 1. Połóż 10 kier.',
          },
          point: ['10H'],
          act: 'squabble 10H',
          then: [
            { seat: 'p1', action: 'squabble 8C' },
            { seat: 'p2', action: 'squabble 5C' },
          ],
          sees: { phase: 'divvy', captain: 'p0' },
        },
        {
          say: {
            en: 'You are captain! You divvy up seven pieces between red and black. Red cards take from red, black ones from black. You have the jack of diamonds left, and a jack takes two pieces. So put the gold ring and the iron key on red, and all the rest on black.',
            de: 'Du bist Kapitän! Du teilst sieben Stücke auf Rot und Schwarz auf. Rote Karten nehmen von Rot, schwarze von Schwarz. Du hast noch den Karobuben, und ein Bube nimmt zwei Stücke. Leg also den Goldring und den Eisenschlüssel auf Rot und alles andere auf Schwarz.',
            pl: 'Jesteś kapitanem! Dzielisz siedem łupów na czerwoną i czarną stertę. Czerwone karty biorą z czerwonej, czarne z czarnej. Masz jeszcze waleta karo, a walet bierze dwa łupy. Połóż więc pierścień ze złota i klucz z żelaza na czerwoną, a resztę na czarną.',
          },
          point: ['gold-ring', 'iron-key'],
          act: 'red gold-ring iron-key',
          sees: { phase: 'card', red: ['iron-key', 'gold-ring'] },
        },
        {
          say: {
            en: 'Again everybody lays a card in secret, now for the seizing. Lay the jack of diamonds.',
            de: 'Wieder legen alle geheim eine Karte, diesmal fürs Schnappen. Leg den Karobuben.',
            pl: 'Znów każdy kładzie w tajemnicy kartę, tym razem do zagarniania. Połóż waleta karo.',
          },
          point: ['JD'],
          act: 'card JD',
          then: [
            { seat: 'p1', action: 'card 9C' },
            { seat: 'p2', action: 'card 7S' },
          ],
          sees: { phase: 'seize', acting: 'p0', cards: ['JD', '9C', '7S'] },
        },
        {
          say: {
            en: 'Cards act from the highest rank down. An ace takes one piece, a king the whole stash, but he gives back as many; then come queens, jacks and numbers. Yours goes first: seize the gold ring.',
            de: 'Gehandelt wird vom höchsten Rang abwärts. Ein Ass nimmt ein Stück, ein König den ganzen Haufen, gibt aber ebenso viele Stücke zurück; dann kommen Damen, Buben und Zahlen. Du bist zuerst dran: Schnapp dir den Goldring.',
            pl: 'Karty działają od najwyższej rangi. As bierze jeden łup, król całą stertę, ale oddaje tyle samo; potem damy, walety i liczby. Twoja karta jest pierwsza: zagarnij pierścień ze złota.',
          },
          point: ['gold-ring'],
          act: 'seize gold-ring',
          sees: { phase: 'seize', acting: 'p0' },
        },
        {
          say: {
            en: 'A jack takes two. Seize the iron key as well, then watch Ben and Cleo: number cards take one piece each in turn, until their stash is empty.',
            de: 'Ein Bube nimmt zwei. Schnapp dir auch den Eisenschlüssel und sieh dann Ben und Cleo zu: Zahlenkarten nehmen reihum je ein Stück, bis ihr Haufen leer ist.',
            pl: 'Walet bierze dwa. Zagarnij też klucz z żelaza, a potem popatrz na Bena i Cleo: karty liczbowe biorą na zmianę po jednym łupie, aż ich sterta będzie pusta.',
          },
          point: ['iron-key'],
          act: 'seize iron-key',
          then: [
            { seat: 'p1', action: 'seize coral-skull' },
            { seat: 'p2', action: 'seize silver-button' },
            { seat: 'p1', action: 'seize jade-coin' },
            { seat: 'p2', action: 'seize bone-die' },
            { seat: 'p1', action: 'seize ebony-anchor' },
          ],
          sees: {
            round: 2,
            collections: [
              ['iron-key', 'gold-ring'],
              ['ebony-anchor', 'coral-skull', 'jade-coin'],
              ['bone-die', 'silver-button'],
            ],
          },
        },
        {
          say: {
            en: 'Ben has three pieces, you only two. Are iron and gold enough? Every piece shows the range its weight lies in: look at one to see it. Everybody keeps a card and draws two, and so it goes on. Let us jump to the last round.',
            de: 'Ben hat drei Stücke, du nur zwei. Ob Eisen und Gold das aufwiegen? Zu jedem Stück gibt es eine Gewichtsspanne: Sieh dir eines an, dann erscheint sie. Alle behalten eine Karte und ziehen zwei nach, und so geht es weiter. Springen wir in die letzte Runde.',
            pl: 'Ben ma trzy łupy, ty tylko dwa. Czy żelazo i złoto wystarczą? Każdy łup ma swój przedział ciężaru: wskaż łup, a go zobaczysz. Każdy zachowuje jedną kartę i dobiera dwie, i tak dalej. Przeskoczmy do ostatniej rundy.',
          },
          point: ['collection:p0', 'collection:p1'],
        },
      ],
    },
    {
      record: lastRound,
      steps: [
        {
          say: {
            en: 'Round seven. Cleo owns the heaviest piece of all, the gold skull. You have a queen, and queens can steal! Do not waste her in the squabble: lay your 4 of clubs.',
            de: 'Siebte Runde. Cleo besitzt das schwerste Stück von allen, den Goldschädel. Du hast eine Dame, und Damen können stehlen! Verschwende sie nicht im Streit: Leg Kreuz 4.',
            pl: 'Siódma runda. Cleo ma najcięższy ze wszystkich łupów, czaszkę ze złota. Ty masz damę, a damy potrafią kraść! Nie marnuj jej w kłótni: połóż 4 trefl.',
          },
          point: ['4C', 'gold-skull'],
          act: 'squabble 4C',
          then: [
            { seat: 'p1', action: 'squabble 3C' },
            { seat: 'p2', action: 'squabble 9S' },
            { seat: 'p2', action: 'red silver-coin jade-anchor iron-ring' },
          ],
          sees: { captain: 'p2', phase: 'card', red: ['jade-anchor', 'iron-ring', 'silver-coin'] },
        },
        {
          say: {
            en: 'Cleo is captain and has put silver, jade and iron on red. Surely she has a red card herself. A queen steals from players who lay a card of her own colour. Lay the queen of hearts.',
            de: 'Cleo ist Kapitän und hat Silber, Jade und Eisen auf Rot gelegt. Bestimmt hat sie selbst eine rote Karte. Eine rote Dame kann jeden bestehlen, dessen Karte ebenfalls rot ist. Leg die Herzdame.',
            pl: 'Kapitanem jest Cleo i kładzie srebro, jadeit i żelazo na czerwoną stertę. Pewnie sama ma czerwoną kartę. Czerwona dama okrada graczy, którzy też kładą czerwoną kartę. Połóż damę kier.',
          },
          point: ['QH'],
          act: 'card QH',
          then: [
            { seat: 'p1', action: 'card AH' },
            { seat: 'p2', action: 'card 8D' },
            { seat: 'p1', action: 'seize silver-coin' },
          ],
          sees: { acting: 'p0', cards: ['QH', 'AH', '8D'] },
        },
        {
          say: {
            en: 'Ben’s ace went first and took the silver coin. Now your queen: take a piece from the stash, or steal one from Ben or Cleo, who both laid red. Steal Cleo’s gold skull!',
            de: 'Bens Ass war zuerst dran und nahm die Silbermünze. Jetzt deine Dame: Nimm ein Stück vom Haufen, oder stiehl eines von Ben oder Cleo, die beide Rot gelegt haben. Stiehl Cleos Goldschädel!',
            pl: 'Pierwszy był as Bena i wziął monetę ze srebra. Teraz twoja dama: weź łup ze sterty albo ukradnij coś Benowi lub Cleo, bo oboje położyli czerwone karty. Ukradnij Cleo czaszkę ze złota!',
          },
          point: ['gold-skull', 'collection:p2'],
          act: 'steal p2 gold-skull',
          then: [
            { seat: 'p2', action: 'seize jade-anchor' },
            { seat: 'p2', action: 'seize iron-ring' },
          ],
          sees: { over: true, totals: [2149, 2137, 2079], winners: ['p0'] },
        },
        {
          say: {
            en: 'Cleo’s 8 emptied the red stash. Nobody laid black, so all black pieces went to Ben, whose ace had acted first: that is swabbing the deck. Now the scale decides, two collections at a time.',
            de: 'Cleos 8 hat den roten Haufen geleert. Schwarz hat niemand gelegt, darum gingen alle schwarzen Stücke an Ben, dessen Ass zuerst dran war: Das ist das Deckschrubben. Jetzt entscheidet die Waage, immer zwei Sammlungen gegeneinander.',
            pl: 'Ósemka Cleo opróżniła czerwoną stertę. Nikt nie położył czarnej karty, więc wszystkie czarne łupy dostał Ben, bo jego as działał pierwszy: to właśnie szorowanie pokładu. Teraz rozstrzyga waga, zawsze dwie kolekcje naraz.',
          },
        },
        {
          say: {
            en: 'The weighing: you 214.9 g, Ben 213.7 g, Cleo 207.9 g. You win by 1.2 g! Without the skull your collection would have been the lightest. Ready for a game of your own?',
            de: 'Das Wiegen: du 214,9 g, Ben 213,7 g, Cleo 207,9 g. Du gewinnst mit 1,2 g Vorsprung! Ohne den Schädel wäre deine Sammlung die leichteste gewesen. Bereit für eine eigene Partie?',
            pl: 'Ważenie: ty 214,9 g, Ben 213,7 g, Cleo 207,9 g. Wygrywasz o 1,2 g! Bez czaszki twoja kolekcja byłaby najlżejsza. Czas na własną partię?',
          },
        },
      ],
    },
  ],
};
