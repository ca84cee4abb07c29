import { seasNames, seizeNames, sevensNames } from '../card_names';
import type { Texts } from '../texts';

const materials = { ebony: 'heban', bone: 'kość', coral: 'koral', jade: 'jadeit', iron: 'żelazo', silver: 'srebro', gold: 'złoto' };
const forms = { button: 'guzik', ring: 'pierścień', coin: 'moneta', key: 'klucz', die: 'kostka', anchor: 'kotwica', skull: 'czaszka' };
/** What it is made of: klucz z koralu. */
const made = {
  ebony: 'z hebanu',
  bone: 'z kości',
  coral: 'z koralu',
  jade: 'z jadeitu',
  iron: 'z żelaza',
  silver: 'ze srebra',
  gold: 'ze złota',
};
const formObjects = { ...forms, coin: 'monetę', die: 'kostkę', anchor: 'kotwicę', skull: 'czaszkę' };

export const names: Texts['names'] = {
  games: { seas: '7 Seas', seize: '7 Seize', sevens: 'Seven7s' },
  seas: seasNames({
    G: { name: 'Złoto', object: 'złoto', means: 'złotem' },
    C: { name: 'Kryształ', object: 'kryształ', means: 'kryształem' },
    R: { name: 'Rum', object: 'rum', means: 'rumem' },
    X: { name: 'Klątwa', object: 'klątwę', means: 'klątwą' },
    C1: { name: 'Piracka dama', object: 'piracką damę', means: 'piracką damą' },
    R1: { name: 'Król piratów', object: 'króla piratów', means: 'królem piratów' },
    X1: { name: 'Kraken', object: 'krakena', means: 'krakenem' },
  }),
  seize: seizeNames({
    suits: { S: 'pik', H: 'kier', D: 'karo', C: 'trefl' },
    courts: { A: 'as', K: 'król', Q: 'dama', J: 'walet' },
    card: (rank, suit) => `${rank} ${suit}`,
    materials,
    forms,
    piece: (material, form) => `${forms[form]} ${made[material]}`,
    object: (material, form) => `${formObjects[form]} ${made[material]}`,
    domino: (low, high) => `domino ${low}:${high}`,
  }),
  sevens: sevensNames({
    types: {
      A: 'Etapy życia',
      C: 'Kolory',
      D: 'Grzechy główne',
      H: 'Cnoty główne',
      L: 'Bogowie szczęścia',
      S: 'Morza',
      W: 'Cuda świata',
    },
    colours: {
      red: 'czerwony',
      orange: 'pomarańczowy',
      yellow: 'żółty',
      green: 'zielony',
      blue: 'niebieski',
      indigo: 'indygo',
      violet: 'fioletowy',
    },
    letters: { red: 'C', orange: 'P', yellow: 'Ż', green: 'Z', blue: 'N', indigo: 'I', violet: 'F' },
    cards: {
      A: ['Niemowlę', 'Uczeń', 'Kochanek', 'Żołnierz', 'Sędzia', 'Starość', 'Drugie dzie|ciń|stwo'],
      C: ['Czerwony', 'Poma|rań|czowy', 'Żółty', 'Zielony', 'Niebieski', 'Indygo', 'Fioletowy'],
      D: ['Lenistwo', 'Obżarstwo', 'Zazdrość', 'Nie|czy|stość', 'Chciwość', 'Gniew', 'Pycha'],
      H: ['Cier|pli|wość', 'Umiar|ko|wanie', 'Życzli|wość', 'Czystość', 'Hojność', 'Praco|witość', 'Pokora'],
      L: ['Ebisu', 'Daiko|kuten', 'Bisha|monten', 'Benzaiten', 'Jurojin', 'Hotei', 'Fukuro|kuju'],
      S: [
        'Ocean Arktyczny',
        'Północny Atlantyk',
        'Połu|dniowy Atlantyk',
        'Ocean Indyjski',
        'Północny Pacyfik',
        'Połu|dniowy Pacyfik',
        'Ocean Połu|dniowy',
      ],
      W: [
        'Latarnia morska na Faros',
        'Piramida Cheopsa',
        'Wiszące ogrody Babilonu',
        'Świątynia Artemidy',
        'Mauzoleum w Hali|kar|nasie',
        'Kolos Rodyjski',
        'Posąg Zeusa',
      ],
    },
  }),
  powers: {
    A: 'Etapy życia: kolejna z najwyższych wartości nie będzie się liczyć.',
    C: 'Kolory: wierzchnia karta Kolorów w tej kolumnie wyznacza kolor atutowy.',
    D: 'Grzechy główne: dołóż losową kartę z ręki przeciwnika.',
    H: 'Cnoty główne: dobierz kartę i zagraj kolejną.',
    L: 'Bogowie szczęścia: zapowiedz liczbę albo kolor; jeśli wierzchnia karta talii pasuje, jest warta 2 punkty.',
    S: 'Morza: zabierz wierzchnią kartę innej kolumny; w tej turze nie uzupełniasz ręki.',
    W: 'Cuda świata: podejrzyj trzy karty z talii lub z rąk przeciwników.',
  },
};
