import { cardNames } from '../../card_names';
import type { Texts } from '..';

export const names: Texts['names'] = {
  ...cardNames({
    types: {
      A: 'Etapy życia',
      C: 'Kolory',
      D: 'Grzechy główne',
      H: 'Cnoty główne',
      L: 'Fortuny',
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
  shortPowers: {
    A: 'wysokie wartości się nie liczą',
    C: 'wyznacza kolor atutowy',
    D: 'karta z cudzej ręki',
    H: 'dobierz i zagraj znów',
    L: 'zapowiedz kartę',
    S: 'zabierz kartę z wierzchu',
    W: 'obejrzyj trzy karty',
  },
  powers: {
    A: 'Etapy życia: kolejna z najwyższych wartości nie będzie się liczyć.',
    C: 'Kolory: wierzchnia karta Kolorów w tej kolumnie wyznacza kolor atutowy.',
    D: 'Grzechy główne: dołóż losową kartę z ręki przeciwnika.',
    H: 'Cnoty główne: dobierz kartę i zagraj kolejną.',
    L: 'Fortuny: zapowiedz liczbę albo kolor; jeśli wierzchnia karta talii pasuje, jest warta 2 punkty.',
    S: 'Morza: zabierz wierzchnią kartę innej kolumny; w tej turze nie uzupełniasz ręki.',
    W: 'Cuda świata: obejrzyj trzy karty z talii lub z rąk przeciwników.',
  },
};
