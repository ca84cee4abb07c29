import type { ReferenceWords } from './en';

export const pl: ReferenceWords = {
  values: 'Wartości łupu',
  strength: 'Siła',
  turn: 'Co bierze karta',
  takes: [
    'Karta o tej samej sile na wyspie: weź jedną taką kartę.',
    'Jeśli jej nie ma, karty, które dają jej siłę: weź jedną taką kombinację.',
    'Jedynka może wziąć dziesiątkę, gdy na wyspie nie ma jedynki; kraken może też wziąć wszystko.',
    'W innym razie karta zostaje na wyspie.',
    'Wyspa ogołocona, ale nie krakenem: możesz podkraść kartę.',
  ],
  points: 'Punkty nawigacyjne',
  hints: { coins: 'złoto 1 to trzy monety', lady: 'kryształ 1', king: 'rum 1' },
  total: 'Łączna wartość łupu: suma najlepszych kart każdego rodzaju. Z krakenem klątwy liczą się za −7.',
};
