import type { Texts } from '..';

export const options: Texts['options'] = {
  target: {
    name: 'Długość rejsu',
    values: {
      7: { name: 'Pole 7', about: 'Partia kończy się, gdy któryś statek dotrze do pola 7.' },
      11: { name: 'Pole 11', about: 'Dłuższa partia: kończy się, gdy któryś statek dotrze do pola 11.' },
      14: { name: 'Pole 14', about: 'Najdłuższa partia: kończy się, gdy któryś statek dotrze do pola 14.' },
    },
  },
  last_clears: {
    name: 'Ostatni zgarnia resztę',
    values: {
      false: { name: 'Nie', about: 'Karty, które na koniec rundy zostają na wyspie, nie należą do nikogo.' },
      true: { name: 'Tak', about: 'Kto ostatni coś zdobył, bierze na koniec rundy karty, które zostały na wyspie.' },
    },
  },
  teams: {
    name: 'Drużyny',
    values: {
      none: { name: 'Każdy sobie', about: 'Każdy gra na własne konto.' },
      teams: { name: 'Drużyny', about: 'Gracze siedzący naprzeciwko siebie mają wspólną skrzynię i wspólny statek.' },
      ultimate: { name: 'Drużyny mistrzowskie', about: 'Drużyny ze wszystkimi 40 kartami na rękach: bez portu i bez wyspy na początku.' },
    },
  },
  values: {
    name: 'Wartości łupu',
    values: {
      default: { name: 'Zwykłe', about: 'Nasza rekonstrukcja wartości z wydania drukowanego.' },
      own: { name: 'Własne', about: 'Wartości wpisane przez ciebie albo przez osobę, która założyła stół.' },
      file: { name: 'Z pliku', about: 'Wartości pochodzą z pliku na serwerze.' },
    },
  },
  first: {
    name: 'Kto zaczyna',
    seat: (number) => `W pierwszej rundzie kompas ma osoba na miejscu ${number}.`,
    values: {
      random: { name: 'Losowo', about: 'O tym, kto ma kompas w pierwszej rundzie, decyduje los.' },
      rulebook: { name: 'Jak w instrukcji', about: 'W pierwszej rundzie kompas ma osoba, która ostatnio była na morzu.' },
    },
  },
};
