import type { Language } from '../../texts/texts';

interface ScorerPageWords {
  title(game: string): string;
  lead: string;
  players: string;
  name(number: number): string;
  begin: string;
  again: string;
  againSure: string;
  result: string;
  wins(names: string): string;
  share(names: string): string;
  save: string;
  report(game: string, date: string): string;
  rules: string;
  broken: string;
  and: string;
}

export const words: Record<Language, ScorerPageWords> = {
  en: {
    title: (game) => `Score ${game}`,
    lead: 'For a game with real cards: enter what lies on the table, and the same rules that run our games do the sums. Everything stays in this browser.',
    players: 'Who plays?',
    name: (number) => `Player ${number}`,
    begin: 'Begin',
    again: 'New match',
    againSure: 'What is written down here will be gone. Begin a new match?',
    result: 'Result',
    wins: (names) => `${names} wins.`,
    share: (names) => `${names} share the win.`,
    save: 'Save a report',
    report: (game, date) => `${game}, ${date}`,
    rules: 'Rules',
    broken: 'It could not be counted:',
    and: ' and ',
  },
  de: {
    title: (game) => `${game} werten`,
    lead: 'Für ein Spiel mit echten Karten: Gib ein, was auf dem Tisch liegt, und dieselben Regeln, nach denen wir spielen, rechnen. Alles bleibt in diesem Browser.',
    players: 'Wer spielt?',
    name: (number) => `Person ${number}`,
    begin: 'Anfangen',
    again: 'Neue Partie',
    againSure: 'Was hier aufgeschrieben ist, geht verloren. Eine neue Partie anfangen?',
    result: 'Ergebnis',
    wins: (names) => `${names} gewinnt.`,
    share: (names) => `${names} teilen sich den Sieg.`,
    save: 'Bericht speichern',
    report: (game, date) => `${game}, ${date}`,
    rules: 'Regeln',
    broken: 'Das ließ sich nicht werten:',
    and: ' und ',
  },
  pl: {
    title: (game) => `Punktacja: ${game}`,
    lead: 'Do gry prawdziwymi kartami: wpisz, co leży na stole, a policzą to te same zasady, według których gramy tutaj. Wszystko zostaje w tej przeglądarce.',
    players: 'Kto gra?',
    name: (number) => `Osoba ${number}`,
    begin: 'Zacznij',
    again: 'Nowa partia',
    againSure: 'To, co tu zapisano, przepadnie. Zacząć nową partię?',
    result: 'Wynik',
    wins: (names) => `Wygrywa ${names}.`,
    share: (names) => `Zwycięstwo dzielą ${names}.`,
    save: 'Zapisz raport',
    report: (game, date) => `${game}, ${date}`,
    rules: 'Zasady',
    broken: 'Nie udało się policzyć:',
    and: ' i ',
  },
};
