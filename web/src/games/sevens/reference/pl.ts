import type { ReferenceWords } from './en';

export const pl: ReferenceWords = {
  powers: 'Siedem mocy',
  does: {
    A: 'każda karta tutaj anuluje kolejną z najwyższych wartości.',
    C: 'wierzchnia karta Kolorów tutaj wyznacza kolor atutowy.',
    D: 'dołóż losową kartę przeciwnika. Nie uruchamia mocy; tylko Kolory i kolumna Etapów życia działają także wtedy. Przeciwnik dobiera.',
    H: 'dobierz kartę i zagraj kolejną.',
    L: 'zapowiedz liczbę albo kolor i odkryj kartę: 2 punkty, jeśli pasuje.',
    S: 'zabierz wierzchnią kartę innej kolumny, bez uzupełniania ręki.',
    W: 'obejrzyj trzy karty z talii lub z rąk; te z talii ułóż, jak chcesz.',
  },
  rest: 'Gra i jej koniec',
  lines: [
    'Karty w kolorze atutowym trafiają do dowolnej otwartej kolumny i uruchamiają jej moc. Etapy życia też, ale niczego tam nie uruchamiają.',
    'Uzupełnij do trzech. Siódma karta w kolumnie natychmiast kończy partię i liczy się dla tego, kto ją dołożył.',
    'Punkty: ręka, ta karta, po 2 za szczęśliwe karty. Karty atutowe liczą się za najwyższą ważną wartość.',
    'Remis: wygrywa najniższa pojedyncza wartość powyżej 0 na ręce.',
  ],
};
