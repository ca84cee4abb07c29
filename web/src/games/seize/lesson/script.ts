import type { Script } from '../../script';
import firstRound from './first-round.7gr?raw';
import lastRound from './last-round.7gr?raw';
import secondRound from './second-round.7gr?raw';
import two from './two.7gr?raw';

/** The first round as captain, a second one with ties and a king, the last one with a queen and the weighing; and a round for two. */
export const script: Script = {
  game: 'seize',
  others: ['Ben', 'Cleo'],
  chapters: [
    {
      title: { en: 'A round', de: 'Eine Runde', pl: 'Runda' },
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
            en: 'Cards act from the highest rank down: ace (the lookout), king (the quartermaster), queen (the strumpet), jack (the knave), then numbers. The knave goes first here: seize the gold ring.',
            de: 'Gehandelt wird vom höchsten Rang abwärts: Ass (der Ausguck), König (der Quartiermeister), Dame (die Dirne), Bube (der Schurke), dann die Zahlen. Der Schurke ist hier zuerst dran: Schnapp dir den Goldring.',
            pl: 'Karty działają od najwyższej rangi: as (czujka), król (kwatermistrz), dama (ladacznica), walet (łotr), potem liczby. Tu pierwszy jest łotr: zagarnij pierścień ze złota.',
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
            en: 'Ben has three pieces, you two, of iron and gold. Is that heavier? Every piece shows the range in which its weight lies: look at one to see it. An ace takes one piece only, but before everybody else. Everybody keeps a card and draws two.',
            de: 'Ben hat drei Stücke, du zwei, aus Eisen und Gold. Ist das schwerer? Zu jedem Stück gibt es eine Gewichtsspanne: Sieh dir eines an, dann erscheint sie. Ein Ass nimmt nur ein Stück, aber vor allen anderen. Alle behalten eine Karte und ziehen zwei nach.',
            pl: 'Ben ma trzy łupy, ty dwa, z żelaza i złota. Czy są cięższe? Każdy łup ma swój przedział ciężaru: wskaż łup, a go zobaczysz. As bierze tylko jeden łup, ale przed wszystkimi innymi. Każdy zachowuje jedną kartę i dobiera dwie.',
          },
          point: ['collection:p0', 'collection:p1'],
        },
      ],
    },
    {
      title: { en: 'Ties and the king', de: 'Gleichstand und König', pl: 'Remisy i król' },
      record: secondRound,
      steps: [
        {
          say: {
            en: 'Round two of another game, in which you were captain. Squabble again: lay the 10 of spades.',
            de: 'Zweite Runde einer anderen Partie, in der du Kapitän warst. Streitet wieder: Leg Pik 10.',
            pl: 'Druga runda innej partii, w której jesteś kapitanem. Znów kłótnia: połóż 10 pik.',
          },
          point: ['10S'],
          act: 'squabble 10S',
          then: [
            { seat: 'p1', action: 'squabble 10H' },
            { seat: 'p2', action: 'squabble 8C' },
          ],
          sees: { round: 2, phase: 'captain', captain: 'p0' },
        },
        {
          say: {
            en: 'You and Ben both have a 10: a tie. In the first round the suit would decide, spades before hearts, diamonds and clubs. From the second round on the old captain names one of the tied. That is you: name yourself.',
            de: 'Du und Ben habt beide eine 10: Gleichstand. In der ersten Runde würde die Farbe entscheiden: Pik vor Herz vor Karo vor Kreuz. Ab der zweiten ernennt der alte Kapitän einen der Beteiligten. Das bist du: Mach dich selbst zum Kapitän.',
            pl: 'Ty i Ben macie po dziesiątce: remis. W pierwszej rundzie rozstrzygnąłby kolor, pik przed kierem, karem i treflem. Od drugiej dotychczasowy kapitan wskazuje kogoś z remisujących. To ty: mianuj siebie.',
          },
          act: 'captain p0',
          sees: { phase: 'divvy', captain: 'p0' },
        },
        {
          say: {
            en: 'You hold the king of hearts, the quartermaster: he takes the whole red stash. Put the gold die and the silver anchor on red, the rest on black.',
            de: 'Du hast den Herzkönig, den Quartiermeister: Er nimmt den ganzen roten Haufen. Leg den Goldwürfel und den Silberanker auf Rot, den Rest auf Schwarz.',
            pl: 'Masz króla kier, kwatermistrza: bierze całą czerwoną stertę. Połóż kostkę ze złota i kotwicę ze srebra na czerwoną, resztę na czarną.',
          },
          point: ['gold-die', 'silver-anchor'],
          act: 'red gold-die silver-anchor',
          sees: { phase: 'card' },
        },
        {
          say: {
            en: 'Now lay the king of hearts.',
            de: 'Jetzt leg den Herzkönig.',
            pl: 'Teraz połóż króla kier.',
          },
          point: ['KH'],
          act: 'card KH',
          then: [
            { seat: 'p1', action: 'card 9C' },
            { seat: 'p2', action: 'card 9S' },
          ],
          sees: { phase: 'order', cards: ['KH', '9C', '9S'] },
        },
        {
          say: {
            en: 'Ben and Cleo both laid a nine. Where ranks are equal, the captain says who goes first, before anybody acts. Let Cleo go first.',
            de: 'Ben und Cleo haben beide eine Neun gelegt. Bei gleichem Rang sagt der Kapitän, wer zuerst dran ist, bevor irgendwer handelt. Cleo soll zuerst dran sein.',
            pl: 'Ben i Cleo położyli po dziewiątce. Przy równej randze kapitan mówi, kto jest pierwszy, zanim ktokolwiek zacznie działać. Niech pierwsza będzie Cleo.',
          },
          act: 'order p2 p1',
          sees: { phase: 'return', acting: 'p0', red: [] },
        },
        {
          say: {
            en: 'Your king took both red pieces. He must give back as many as he took, but any pieces of your collection. Give back the ebony button.',
            de: 'Dein König hat beide roten Stücke genommen. Er muss ebenso viele zurückgeben, aber beliebige aus deiner Sammlung. Gib den Ebenholzknopf zurück.',
            pl: 'Twój król wziął oba czerwone łupy. Musi oddać tyle samo, ale dowolnych z twojej kolekcji. Oddaj guzik z hebanu.',
          },
          point: ['ebony-button'],
          act: 'return ebony-button',
          sees: { phase: 'return', red: ['ebony-button'] },
        },
        {
          say: {
            en: 'And the coral die. Then the nines take turns at the black stash.',
            de: 'Und den Korallenwürfel. Danach nehmen die Neunen reihum vom schwarzen Haufen.',
            pl: 'I kostkę z koralu. Potem dziewiątki biorą na zmianę z czarnej sterty.',
          },
          point: ['coral-die'],
          act: 'return coral-die',
          then: [
            { seat: 'p2', action: 'seize jade-ring' },
            { seat: 'p1', action: 'seize coral-coin' },
            { seat: 'p2', action: 'seize ebony-die' },
            { seat: 'p1', action: 'seize bone-coin' },
            { seat: 'p2', action: 'seize iron-button' },
          ],
          sees: { round: 3, red: [], collections: [['ebony-button', 'coral-die', 'silver-anchor', 'gold-die'], ['bone-coin', 'coral-coin', 'jade-key', 'iron-coin', 'silver-ring'], ['ebony-key', 'ebony-die', 'bone-ring', 'jade-ring', 'iron-button']] },
        },
        {
          say: {
            en: 'Look: button and die are yours again! Nobody else had red, so they were left over, and what is left goes to whoever acted first. That is swabbing the deck, the fourth part of a round.',
            de: 'Sieh an: Knopf und Würfel gehören wieder dir! Rot hatte sonst niemand, sie blieben also übrig, und was übrig bleibt, bekommt, wer als Erstes gehandelt hat. Das ist das Deckschrubben, der vierte Teil einer Runde.',
            pl: 'Spójrz: guzik i kostka znów są twoje! Nikt inny nie miał czerwonej karty, więc zostały, a resztę dostaje ten, kto działał pierwszy. To szorowanie pokładu, czwarta część rundy.',
          },
          point: ['collection:p0'],
        },
      ],
    },
    {
      title: { en: 'Queen and scale', de: 'Dame und Waage', pl: 'Dama i waga' },
      record: lastRound,
      steps: [
        {
          say: {
            en: 'The last round of a game. Cleo owns the gold skull, perhaps the heaviest piece of all. You have a queen, and queens can steal! Do not waste her in the squabble: lay your 4 of clubs.',
            de: 'Die letzte Runde einer Partie. Cleo besitzt den Goldschädel, vielleicht das schwerste Stück von allen. Du hast eine Dame, und Damen können stehlen! Verschwende sie nicht im Streit: Leg Kreuz 4.',
            pl: 'Ostatnia runda partii. Cleo ma czaszkę ze złota, być może najcięższy ze wszystkich łupów. Ty masz damę, a damy potrafią kraść! Nie marnuj jej w kłótni: połóż 4 trefl.',
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
            en: 'Cleo is captain and has put the best pieces on red. Surely she has a red card herself. A red queen steals from players who lay red, a black one from those who lay black. Lay the queen of hearts.',
            de: 'Cleo ist Kapitän und hat die besten Stücke auf Rot gelegt. Bestimmt hat sie selbst eine rote Karte. Eine rote Dame kann jeden bestehlen, dessen Karte ebenfalls rot ist. Leg die Herzdame.',
            pl: 'Kapitanem jest Cleo i najlepsze łupy kładzie na czerwoną stertę. Pewnie sama ma czerwoną kartę. Czerwona dama okrada graczy, którzy też kładą czerwoną kartę. Połóż damę kier.',
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
          sees: { over: true, totals: [2249, 2101, 2237], winners: ['p0'] },
        },
        {
          say: {
            en: 'Cleo’s 8 emptied the red stash. Nobody laid black, so all black pieces went to Ben, whose ace had acted first. Now the scale decides, two collections at a time.',
            de: 'Cleos 8 hat den roten Haufen geleert. Schwarz hat niemand gelegt, darum gingen alle schwarzen Stücke an Ben, dessen Ass zuerst dran war. Jetzt entscheidet die Waage, immer zwei Sammlungen gegeneinander.',
            pl: 'Ósemka Cleo opróżniła czerwoną stertę. Nikt nie położył czarnej karty, więc wszystkie czarne łupy dostał Ben, bo jego as działał pierwszy. Teraz rozstrzyga waga, zawsze dwie kolekcje naraz.',
          },
        },
        {
          say: {
            en: 'The weighing: you 224.9 g, Ben 210.1 g, Cleo 223.7 g. You win by 1.2 g! Without the skull your collection would have been the lightest. If the scale were level, both of you would take a piece off in secret and weigh again.',
            de: 'Das Wiegen: du 224,9 g, Ben 210,1 g, Cleo 223,7 g. Du gewinnst mit 1,2 g Vorsprung! Ohne den Schädel wäre deine Sammlung die leichteste gewesen. Wäre die Waage ausgeglichen, würdet ihr beide heimlich ein Stück herunternehmen und noch einmal wiegen.',
            pl: 'Ważenie: ty 224,9 g, Ben 210,1 g, Cleo 223,7 g. Wygrywasz o 1,2 g! Bez czaszki twoja kolekcja byłaby najlżejsza. Gdyby waga była w równowadze, oboje zdjęlibyście w tajemnicy po jednym łupie i zważyli resztę.',
          },
        },
      ],
    },
    {
      title: { en: 'For two', de: 'Zu zweit', pl: 'We dwoje' },
      others: ['Ben'],
      record: two,
      steps: [
        {
          say: {
            en: 'With only two players a third, invisible one joins in: the interloper. It takes and is stolen from, but never squabbles. Lay the 3 of clubs and leave the captain’s hat to Ben.',
            de: 'Zu zweit mischt ein dritter, unsichtbarer Spieler mit: der Eindringling. Er nimmt und wird bestohlen, aber er streitet nie. Leg Kreuz 3 und überlass Ben den Kapitänshut.',
            pl: 'We dwoje dołącza trzeci, niewidzialny gracz: intruz. Bierze łupy i bywa okradany, ale nigdy się nie kłóci. Połóż 3 trefl i zostaw kapelusz kapitana Benowi.',
          },
          point: ['3C'],
          act: 'squabble 3C',
          then: [
            { seat: 'p1', action: 'squabble 9H' },
            { seat: 'p1', action: 'red silver-skull bone-die gold-button' },
          ],
          sees: { phase: 'card', captain: 'p1', ghost_card: 'QD' },
        },
        {
          say: {
            en: 'The interloper’s card comes from the top of the deck, and whoever is not captain sees it first: the queen of diamonds. She takes from red after an ace has acted. So lay your ace of diamonds.',
            de: 'Die Karte des Eindringlings kommt oben vom Nachziehstapel, und wer nicht Kapitän ist, sieht sie zuerst: die Karodame. Sie nimmt von Rot, aber erst nach einem Ass. Leg also dein Karoass.',
            pl: 'Karta intruza pochodzi z wierzchu talii, a ten, kto nie jest kapitanem, ogląda ją pierwszy: dama karo. Bierze z czerwonej sterty, ale dopiero po asie. Połóż więc asa karo.',
          },
          point: ['AD', 'laid:g'],
          act: 'card AD',
          then: [{ seat: 'p1', action: 'card 8C' }],
          sees: { phase: 'seize', acting: 'p0', cards: ['AD', '8C'], ghost_card: 'QD' },
        },
        {
          say: {
            en: 'Your ace, the lookout, acts first: seize the silver skull.',
            de: 'Dein Ass, der Ausguck, ist zuerst dran: Schnapp dir den Silberschädel.',
            pl: 'Twój as, czujka, działa pierwszy: zagarnij czaszkę ze srebra.',
          },
          point: ['silver-skull'],
          act: 'seize silver-skull',
          sees: { phase: 'seize', acting: 'g' },
        },
        {
          say: {
            en: 'Whoever is not captain also decides for the interloper. Its queen could steal your skull, as you laid red, too. But you choose: let it take the bone die.',
            de: 'Wer nicht Kapitän ist, entscheidet auch für den Eindringling. Seine Dame könnte deinen Schädel stehlen, denn auch du hast Rot gelegt. Aber du bestimmst: Lass ihn den Knochenwürfel nehmen.',
            pl: 'Kto nie jest kapitanem, decyduje też za intruza. Jego dama mogłaby ukraść twoją czaszkę, bo twoja karta też jest czerwona. Ale wybierasz ty: niech weźmie kostkę z kości.',
          },
          point: ['bone-die'],
          act: 'g seize bone-die',
          then: [
            { seat: 'p1', action: 'seize coral-key' },
            { seat: 'p1', action: 'seize iron-ring' },
            { seat: 'p1', action: 'seize jade-coin' },
            { seat: 'p1', action: 'seize ebony-coin' },
          ],
          sees: { round: 2, ghost: ['bone-die'], collections: [['silver-skull', 'gold-button'], ['ebony-coin', 'coral-key', 'jade-coin', 'iron-ring']] },
        },
        {
          say: {
            en: 'The gold button was left over, and you acted first: it is yours. What the interloper has is out of reach: at the end only the two of you are weighed. Now play a game of your own!',
            de: 'Der Goldknopf blieb übrig, und du hast als Erstes gehandelt: Er gehört dir. Was der Eindringling hat, ist verloren: Am Ende werden nur ihr beide gewogen. Jetzt spiel eine eigene Partie!',
            pl: 'Guzik ze złota został, a twoja karta działała pierwsza: jest twój. To, co ma intruz, przepada: na koniec waży się tylko was dwoje. Teraz zagraj własną partię!',
          },
          point: ['collection:g'],
        },
      ],
    },
  ],
};
