import type { Script } from '../../script';
import lastTurn from './last-turn.7gr?raw';
import sins from './sins.7gr?raw';
import start from './start.7gr?raw';
import tie from './tie.7gr?raw';

/** The first turns, with most powers once; the exception of the sins; then the turn that ends a game, and one that ends in a tie. */
export const script: Script = {
  game: 'sevens',
  others: ['Ben'],
  chapters: [
    {
      title: { en: 'The powers', de: 'Die Kräfte', pl: 'Moce' },
      record: start,
      steps: [
        {
          say: {
            en: 'Every card has a type, a value and a colour. The cards you hold at the end are your points. A Seas card was flipped at the start, so the Seas column is open.',
            de: 'Jede Karte hat einen Typ, einen Wert und eine Farbe. Was du am Ende auf der Hand hast, sind deine Punkte. Zu Beginn wurde eine Meere-Karte aufgedeckt, darum gibt es schon die Spalte der Meere.',
            pl: 'Każda karta ma rodzaj, wartość i kolor. Karty, które zostaną ci na ręce, to twoje punkty. Na początku odkryto kartę Mórz, więc kolumna Mórz jest już otwarta.',
          },
          point: ['S6'],
          sees: { columns: { S: ['S6'] }, wild: null },
        },
        {
          say: {
            en: 'Each turn you play a card on the column of its type, and the column’s power fires. Play Lucky Gods 5: it opens its column.',
            de: 'In jedem Zug spielst du eine Karte in die Spalte ihres Typs, und die Kraft der Spalte wirkt. Spiel Glücksgötter 5: Die Karte eröffnet ihre Spalte.',
            pl: 'W każdej turze zagrywasz kartę do kolumny jej rodzaju i działa moc tej kolumny. Zagraj Fortuny 5: karta otworzy swoją kolumnę.',
          },
          point: ['L5', 'column-L'],
          act: 'L5>L',
          sees: { phase: 'call' },
        },
        {
          say: {
            en: 'Lucky Gods: call a number or a colour, then the top card of the deck is flipped. Call 7, for luck.',
            de: 'Glücksgötter: Sag eine Zahl oder eine Farbe an, dann wird die oberste Karte des Nachziehstapels aufgedeckt. Sag 7 an, sie bringt Glück.',
            pl: 'Fortuny: zapowiedz liczbę albo kolor, a potem odkrywa się wierzchnią kartę talii. Zapowiedz 7, na szczęście.',
          },
          point: ['deck'],
          act: 'call 7',
          then: [{ seat: 'p1', action: 'A2>L' }],
          sees: { lucky: [['S7'], []], columns: { L: ['L5', 'A2'], S: ['S6'] } },
        },
        {
          say: {
            en: 'A seven! Your lucky card is worth 2 points at the end. Ben played an Ages of Man card on your column: these may go on any column, but fire nothing there. Now play Colors 5, a blue card.',
            de: 'Eine Sieben! Deine Glückskarte ist am Ende 2 Punkte wert. Ben hat ein Lebensalter in deine Spalte gespielt: Das darf in jede Spalte, löst dort aber nichts aus. Spiel jetzt Farben 5, eine blaue Karte.',
            pl: 'Siódemka! Twoja szczęśliwa karta będzie na koniec warta 2 punkty. Ben zagrał Etap życia do tej samej kolumny: takie karty mogą trafić wszędzie, ale niczego tam nie uruchamiają. Teraz zagraj Kolory 5, niebieską kartę.',
          },
          point: ['C5', 'column-C'],
          act: 'C5>C',
          then: [
            { seat: 'p1', action: 'D4>D' },
            { seat: 'p1', action: 'sin p0' },
            { outcome: 'S2' },
            { seat: 'p1', action: 'place S2>S' },
          ],
          sees: { wild: 'blue', hands: [['H1', 'H3', 'S4'], 3] },
        },
        {
          say: {
            en: 'Blue is the wild colour now: blue cards may go on any open column and fire its power. Ben used Deadly Sins: a random card left your hand, and you drew a new one. Pay him back: play the blue Holy Virtues 1 on the Deadly Sins column.',
            de: 'Blau ist jetzt die Jokerfarbe: Blaue Karten dürfen in jede offene Spalte und lösen ihre Kraft aus. Ben hat Todsünden genutzt: Eine zufällige Karte verließ deine Hand, und du hast eine neue gezogen. Zahl es ihm heim: Spiel die blaue Karte Tugenden 1 in die Spalte der Todsünden.',
            pl: 'Kolorem atutowym jest teraz niebieski: niebieskie karty mogą trafić do każdej otwartej kolumny i uruchamiają jej moc. Ben użył Grzechów głównych: losowa karta opuściła twoją rękę, a w zamian dobierasz nową. Odpłać mu: zagraj niebieską kartę Cnoty główne 1 do kolumny Grzechów głównych.',
          },
          point: ['H1', 'column-D'],
          act: 'H1>D',
          sees: { phase: 'sin' },
        },
        {
          say: {
            en: 'Choose Ben as the victim. One of his cards is drawn at random.',
            de: 'Wähle Ben als Opfer. Eine seiner Karten wird zufällig gezogen.',
            pl: 'Wybierz Bena na ofiarę. Jedna z jego kart zostanie wylosowana.',
          },
          act: 'sin p1',
          then: [{ outcome: 'H7' }],
          sees: { phase: 'place', picked: 'H7' },
        },
        {
          say: {
            en: 'A seven, what a loss for him! Place it: it opens the Holy Virtues column. No power fires for it.',
            de: 'Eine Sieben, das tut ihm weh! Leg sie an: Sie eröffnet die Spalte der Tugenden. Dabei wirkt keine Kraft.',
            pl: 'Siódemka, co za strata! Dołóż ją: otworzy kolumnę Cnót głównych. Nie uruchamia przy tym mocy.',
          },
          point: ['H7', 'column-H'],
          act: 'place H7>H',
          then: [
            { seat: 'p1', action: 'W3>W' },
            { seat: 'p1', action: 'look deck=2 p0=1' },
            { outcome: ['S4'] },
            { seat: 'p1', action: 'stack D5 W1' },
          ],
          sees: { hands: [['H3', 'S4', 'W6'], 3], columns: { C: ['C5'], D: ['D4', 'H1'], H: ['H7'], L: ['L5', 'A2'], S: ['S6', 'S2'], W: ['W3'] } },
        },
        {
          say: {
            en: 'Ben played Wonders and looked at two cards of the deck and one of yours. Wild cards count 7 at the end, so you want your blue Holy Virtues 1 back. Play Seas 4 on the Seas column.',
            de: 'Ben hat Weltwunder gespielt und zwei Karten des Nachziehstapels und eine von dir angesehen. Karten der Jokerfarbe zählen am Ende 7, also hol dir die blaue Karte Tugenden 1 zurück. Spiel Meere 4 in die Spalte der Meere.',
            pl: 'Ben zagrał Cuda świata i obejrzał dwie karty talii i jedną twoją. Karty w kolorze atutowym liczą się na koniec za 7, więc odzyskaj niebieską kartę Cnoty główne 1. Zagraj Morza 4 do kolumny Mórz.',
          },
          point: ['S4', 'column-S'],
          act: 'S4>S',
          sees: { phase: 'take' },
        },
        {
          say: {
            en: 'Seas: take the top card of another column, and do not refill this turn. Take the one on Deadly Sins.',
            de: 'Meere: Nimm die oberste Karte einer anderen Spalte; dafür füllst du in diesem Zug nicht auf. Nimm die aus der Spalte der Todsünden.',
            pl: 'Morza: zabierz wierzchnią kartę innej kolumny; w tej turze nie uzupełniasz ręki. Zabierz tę z Grzechów głównych.',
          },
          point: ['H1', 'column-D'],
          act: 'take D',
          then: [
            { seat: 'p1', action: 'L1>L' },
            { seat: 'p1', action: 'call green' },
          ],
          sees: { hands: [['H1', 'H3', 'W6'], 3], lucky: [['S7'], ['W1']] },
        },
        {
          say: {
            en: 'Ben called green and was right: he had seen that card with Wonders. Now play Holy Virtues 3: you draw a card and play another.',
            de: 'Ben hat Grün angesagt, und es stimmte: Er hatte die Karte mit Weltwundern gesehen. Spiel jetzt Tugenden 3: Du ziehst eine Karte nach und spielst noch eine.',
            pl: 'Ben zapowiedział zielony i trafił: widział tę kartę dzięki Cudom świata. Teraz zagraj Cnoty główne 3: dobierasz kartę i zagrywasz kolejną.',
          },
          point: ['H3', 'column-H'],
          act: 'H3>H',
          sees: { phase: 'play', turn: 'p0', hands: [['A3', 'H1', 'W6'], 3] },
        },
        {
          say: {
            en: 'You drew Ages of Man 3. Play it on its own column. Each card there disables the highest value that still counts: from now on sevens count nothing.',
            de: 'Du hast Lebensalter 3 gezogen. Spiel die Karte in ihre eigene Spalte. Jede Karte dort entwertet den höchsten Wert, der noch zählt: Ab jetzt zählen Siebenen nichts mehr.',
            pl: 'Masz teraz Etapy życia 3. Zagraj tę kartę do jej własnej kolumny. Każda karta w niej anuluje najwyższą wartość, która się jeszcze liczy: odtąd siódemki nie liczą się wcale.',
          },
          point: ['A3', 'column-A'],
          act: 'A3>A',
          sees: { disabled: 1 },
        },
        {
          say: {
            en: 'Now you have met all seven types. One of them deserves a closer look: the sins.',
            de: 'Jetzt kennst du alle sieben Typen. Einen sehen wir uns genauer an: die Todsünden.',
            pl: 'Znasz już wszystkie siedem rodzajów. Jednemu przyjrzyjmy się bliżej: Grzechom głównym.',
          },
        },
      ],
    },
    {
      title: { en: 'Sins', de: 'Todsünden', pl: 'Grzechy' },
      record: sins,
      steps: [
        {
          say: {
            en: 'Another game. A card placed by Deadly Sins fires nothing, with one exception. Play Deadly Sins 4.',
            de: 'Eine andere Partie. Was durch Todsünden angelegt wird, löst nichts aus, mit einer Ausnahme. Spiel Todsünden 4.',
            pl: 'Inna partia. Karta dołożona przez Grzechy główne nie uruchamia mocy, z jednym wyjątkiem. Zagraj Grzechy główne 4.',
          },
          point: ['D4', 'column-D'],
          act: 'D4>D',
          sees: { phase: 'sin', wild: null },
        },
        {
          say: {
            en: 'Choose Ben. One of his cards is drawn at random.',
            de: 'Wähle Ben. Eine seiner Karten wird zufällig gezogen.',
            pl: 'Wybierz Bena. Jedna z jego kart zostanie wylosowana.',
          },
          act: 'sin p1',
          then: [{ outcome: 'C3' }],
          sees: { phase: 'place', picked: 'C3' },
        },
        {
          say: {
            en: 'Colors 3, a yellow card! Place it: it opens the Colors column.',
            de: 'Farben 3, eine gelbe Karte! Leg sie an: Sie eröffnet die Spalte der Farben.',
            pl: 'Kolory 3, żółta karta! Dołóż ją: otworzy kolumnę Kolorów.',
          },
          point: ['C3', 'column-C'],
          act: 'place C3>C',
          sees: { wild: 'yellow', columns: { C: ['C3'], D: ['D4'], S: ['S6'] } },
        },
        {
          say: {
            en: 'That is the exception: yellow is the wild colour now. The topmost Colors card in the Colors column sets it, however it got there. In the same way a card placed in the Ages of Man column still disables a value. Ben has drawn a new card.',
            de: 'Das ist die Ausnahme: Jetzt ist Gelb die Jokerfarbe. Die oberste Farben-Karte in der Spalte der Farben bestimmt sie, wie auch immer sie dorthin kam. Ebenso entwertet auch eine angelegte Karte in der Spalte der Lebensalter einen Wert. Ben hat eine neue Karte gezogen.',
            pl: 'To jest ten wyjątek: kolorem atutowym jest teraz żółty. Wyznacza go wierzchnia karta Kolorów w kolumnie Kolorów, niezależnie od tego, jak tam trafiła. Tak samo karta dołożona do kolumny Etapów życia i tak anuluje wartość. Ben dobrał nową kartę.',
          },
          point: ['column-C'],
        },
      ],
    },
    {
      title: { en: 'The end', de: 'Das Ende', pl: 'Koniec' },
      record: lastTurn,
      steps: [
        {
          say: {
            en: 'Now the end of a game. Six cards lie in the Colors column: one more ends the game at once. Two cards in the Ages of Man column disable sevens and sixes. Green is wild, so green cards count 5.',
            de: 'Jetzt das Ende einer Partie. In der Spalte der Farben liegen sechs Karten: Noch eine, und die Partie ist auf der Stelle vorbei. Zwei Karten in der Spalte der Lebensalter entwerten Siebenen und Sechsen. Grün ist Jokerfarbe, also zählen grüne Karten 5.',
            pl: 'Teraz koniec partii. W kolumnie Kolorów leży sześć kart: jeszcze jedna natychmiast zakończy partię. Dwie karty w kolumnie Etapów życia anulują siódemki i szóstki. Kolorem atutowym jest zielony, więc zielone karty liczą się za 5.',
          },
          point: ['column-C', 'column-A'],
          sees: { disabled: 2, wild: 'green', hands: [['A6', 'D6', 'W3'], 3] },
        },
        {
          say: {
            en: 'Your Ages of Man 6 is green and may go on any column. The card that ends the game still counts for you. Play it on the Colors column!',
            de: 'Dein Lebensalter 6 ist grün und darf in jede Spalte. Die Karte, die die Partie beendet, zählt noch für dich. Spiel sie in die Spalte der Farben!',
            pl: 'Twoja karta Etapy życia 6 jest zielona i może trafić do każdej kolumny. Karta, która kończy partię, jeszcze liczy się dla ciebie. Zagraj ją do kolumny Kolorów!',
          },
          point: ['A6', 'column-C'],
          act: 'A6>C',
          sees: { over: true, scores: [10, 7], winners: ['p0'], ending: { card: 'A6', column: 'C', seat: 'p0' } },
        },
        {
          say: {
            en: 'The ending card counts 5, your Wonders 3 counts 3, Deadly Sins 6 nothing, your lucky card 2: 10 points against Ben’s 7. You win!',
            de: 'Die Schlusskarte zählt 5, Weltwunder 3 zählt 3, Todsünden 6 nichts, deine Glückskarte 2: 10 Punkte gegen Bens 7. Du gewinnst!',
            pl: 'Karta kończąca liczy się za 5, Cuda świata 3 za 3, Grzechy główne 6 za nic, szczęśliwa karta za 2: masz 10 punktów, a Ben 7. Wygrywasz!',
          },
        },
      ],
    },
    {
      title: { en: 'A tie', de: 'Gleichstand', pl: 'Remis' },
      record: tie,
      steps: [
        {
          say: {
            en: 'One last end, a close one. Six cards lie in the Lucky Gods column, and one in Ages of Man: sevens count nothing. End it with Lucky Gods 4.',
            de: 'Noch ein Ende, ein knappes. In der Spalte der Glücksgötter liegen sechs Karten und eine bei den Lebensaltern: Siebenen zählen nichts. Beende die Partie mit Glücksgötter 4.',
            pl: 'Jeszcze jeden koniec, wyrównany. W kolumnie Fortun leży sześć kart, a w Etapach życia jedna: siódemki nie liczą się wcale. Zakończ partię kartą Fortuny 4.',
          },
          point: ['L4', 'column-L'],
          act: 'L4>L',
          sees: { over: true, scores: [8, 8], winners: ['p0'], disabled: 1 },
        },
        {
          say: {
            en: 'Eight points each: a tie! Then the lowest single value in hand wins, and what counts 0 is left out. You hold a 1, Ben’s lowest is 2: the victory is yours. If that were equal too, you would share it. Now play a game of your own!',
            de: 'Acht Punkte für jeden: Gleichstand! Dann gewinnt der niedrigste einzelne Wert auf der Hand; was 0 zählt, bleibt außer Betracht. Du hast eine 1, Bens niedrigster Wert ist 2: Der Sieg gehört dir. Wäre auch das gleich, würdet ihr ihn teilen. Jetzt spiel eine eigene Partie!',
            pl: 'Po osiem punktów: remis! Wtedy wygrywa najniższa pojedyncza wartość na ręce; kart liczonych za 0 nie bierze się pod uwagę. Masz jedynkę, a najniższa wartość Bena to 2: zwycięstwo jest twoje. Gdyby i to było równe, byłoby wspólne. Teraz zagraj własną partię!',
          },
        },
      ],
    },
  ],
};
