import type { Language } from '../../texts/texts';
import { plural } from '../../texts/plural';

export interface EditionPageWords {
  title(game: string): string;
  table: string;
  cards: string;
  usual: string;
  empty: string;
  open: string;
  save: string;
  link: string;
  linkCopied: string;
  linkYourself: string;
  addRow: string;
  removeRow(row: string): string;
  hint: string;
  good: string;
  none: string;
  mistakes(count: number): string;
  line(line: number): string;
  more(count: number): string;
  wrongShape(rows: number, columns: number): string;
  otherGame(title: string): string;
  notThisTable(why: string): string;
  badLink: string;
  tooLong: string;
  broken: string;
  shared: string;
  keep: string;
  keepInstead: string;
  kept: string;
  play: string;
  friends: string;
  score: string;
}

const n = { en: plural('en'), de: plural('de'), pl: plural('pl') };

export const words: Record<Language, EditionPageWords> = {
  en: {
    title: (game) => `Your edition of ${game}`,
    table: 'What is on the cards',
    cards: 'The cards',
    usual: 'Begin with ours',
    empty: 'Empty the table',
    open: 'Open a file',
    save: 'Save as a file',
    link: 'Copy a link to it',
    linkCopied: 'The link is copied. Whoever opens it can take this edition over.',
    linkYourself: 'Copy this link:',
    addRow: 'One more piece',
    removeRow: (row) => `Take ${row} out`,
    hint: 'Enter and the arrow keys move between the cells. A block of cells copied from a spreadsheet can be pasted, and so can a whole file.',
    good: 'All is well: tables can be made with this edition.',
    none: 'Nothing typed in yet.',
    mistakes: (count) => `${n.en(count, { one: 'thing', other: 'things' })} to put right:`,
    line: (line) => `line ${line}`,
    more: (count) => `and ${count} more`,
    wrongShape: (rows, columns) => `What you pasted has ${n.en(rows, { one: 'row', other: 'rows' })} and ${n.en(columns, { one: 'column', other: 'columns' })} and does not fit here. Nothing was changed.`,
    otherGame: (title) => `That is an edition of ${title}. Nothing was changed.`,
    notThisTable: (why) => `That does not fit into this table. Nothing was changed. ${why}`,
    badLink: 'This link carries no edition that can be read. Perhaps a part of it is missing.',
    tooLong: 'An edition has at most 8 KiB. Nothing was changed.',
    broken: 'It could not be checked. Reload the page.',
    shared: 'Somebody has shared this edition with you.',
    keep: 'Keep it as mine',
    keepInstead: 'Keep it instead of mine',
    kept: 'Kept in this browser.',
    play: 'Play with it against bots',
    friends: 'Play with it with friends',
    score: 'Score a real game with it',
  },
  de: {
    title: (game) => `Deine Ausgabe von ${game}`,
    table: 'Was auf den Karten steht',
    cards: 'Die Karten',
    usual: 'Mit unseren anfangen',
    empty: 'Tabelle leeren',
    open: 'Datei öffnen',
    save: 'Als Datei speichern',
    link: 'Link dazu kopieren',
    linkCopied: 'Der Link ist kopiert. Wer ihn öffnet, kann diese Ausgabe übernehmen.',
    linkYourself: 'Kopiere diesen Link:',
    addRow: 'Noch ein Stück',
    removeRow: (row) => `${row} herausnehmen`,
    hint: 'Die Eingabetaste und die Pfeile gehen von Zelle zu Zelle. Ein Block aus einer Tabellenkalkulation lässt sich einfügen, eine ganze Datei auch.',
    good: 'Alles in Ordnung: Mit dieser Ausgabe lassen sich Tische machen.',
    none: 'Noch nichts eingetippt.',
    mistakes: (count) => `Noch ${n.de(count, { one: 'Sache', other: 'Sachen' })} zu berichtigen:`,
    line: (line) => `Zeile ${line}`,
    more: (count) => `und ${count} weitere`,
    wrongShape: (rows, columns) => `Das Eingefügte hat ${n.de(rows, { one: 'Zeile', other: 'Zeilen' })} und ${n.de(columns, { one: 'Spalte', other: 'Spalten' })} und passt hier nicht. Nichts wurde geändert.`,
    otherGame: (title) => `Das ist eine Ausgabe von ${title}. Nichts wurde geändert.`,
    notThisTable: (why) => `Das passt nicht in diese Tabelle. Nichts wurde geändert. ${why}`,
    badLink: 'Dieser Link enthält keine lesbare Ausgabe. Vielleicht fehlt ein Teil.',
    tooLong: 'Eine Ausgabe hat höchstens 8 KiB. Nichts wurde geändert.',
    broken: 'Es ließ sich nicht prüfen. Lade die Seite neu.',
    shared: 'Jemand hat diese Ausgabe mit dir geteilt.',
    keep: 'Als meine behalten',
    keepInstead: 'Statt meiner behalten',
    kept: 'In diesem Browser gespeichert.',
    play: 'Damit gegen Bots spielen',
    friends: 'Damit mit Freunden spielen',
    score: 'Ein echtes Spiel damit werten',
  },
  pl: {
    title: (game) => `Twoje wydanie: ${game}`,
    table: 'Co jest na kartach',
    cards: 'Karty',
    usual: 'Zacznij od naszych',
    empty: 'Wyczyść tabelę',
    open: 'Otwórz plik',
    save: 'Zapisz jako plik',
    link: 'Kopiuj link',
    linkCopied: 'Link skopiowany. Kto go otworzy, może przejąć to wydanie.',
    linkYourself: 'Skopiuj ten link:',
    addRow: 'Jeszcze jeden przedmiot',
    removeRow: (row) => `Usuń ${row}`,
    hint: 'Enter i strzałki przechodzą między komórkami. Można wkleić blok komórek z arkusza, a także cały plik.',
    good: 'Wszystko w porządku: tym wydaniem można grać.',
    none: 'Nic jeszcze nie wpisano.',
    mistakes: (count) => `Do poprawienia: ${n.pl(count, { one: 'rzecz', few: 'rzeczy', many: 'rzeczy', other: 'rzeczy' })}:`,
    line: (line) => `wiersz ${line}`,
    more: (count) => `i jeszcze ${count}`,
    wrongShape: (rows, columns) => `Wklejono ${n.pl(rows, { one: 'wiersz', few: 'wiersze', many: 'wierszy', other: 'wiersza' })} i ${n.pl(columns, { one: 'kolumnę', few: 'kolumny', many: 'kolumn', other: 'kolumny' })}; tu się nie zmieszczą. Nic nie zmieniono.`,
    otherGame: (title) => `To wydanie gry ${title}. Nic nie zmieniono.`,
    notThisTable: (why) => `To nie pasuje do tej tabeli. Nic nie zmieniono. ${why}`,
    badLink: 'Tego wydania nie da się odczytać z linku. Może brakuje jego części.',
    tooLong: 'Wydanie ma najwyżej 8 KiB. Nic nie zmieniono.',
    broken: 'Nie udało się sprawdzić. Wczytaj stronę ponownie.',
    shared: 'Ktoś udostępnił ci to wydanie.',
    keep: 'Zachowaj jako moje',
    keepInstead: 'Zachowaj zamiast mojego',
    kept: 'Zapisane w tej przeglądarce.',
    play: 'Zagraj nim z botami',
    friends: 'Zagraj nim ze znajomymi',
    score: 'Policz nim prawdziwą grę',
  },
};
