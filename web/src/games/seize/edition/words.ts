import type { EditionTable } from '../../edition';
import type { Language } from '../../../texts/texts';

export const columnWords: Record<Language, string[]> = {
  en: ['Id', 'Lowest', 'Highest', 'English', 'German', 'Polish'],
  de: ['Kürzel', 'Leichtestes', 'Schwerstes', 'Englisch', 'Deutsch', 'Polnisch'],
  pl: ['Skrót', 'Najmniej', 'Najwięcej', 'Angielski', 'Niemiecki', 'Polski'],
};

export const words: EditionTable['words'] = {
  en: {
    lead: 'A treasure of your own: 49 to 64 things, each with the lowest and the highest weight that it may have, in tenths of a gram (62 is 6.2 g). Leave “highest” empty for a thing that weighs exactly that. Names are shown at the table; one is enough.',
    mistakes: {},
  },
  de: {
    lead: 'Ein eigener Schatz: 49 bis 64 Dinge, jedes mit dem leichtesten und dem schwersten Gewicht, das es haben kann, in Zehntelgramm (62 sind 6,2 g). Lass „Schwerstes“ leer, wenn etwas genau so viel wiegt. Namen stehen am Tisch; einer reicht.',
    mistakes: {
      'seize.booty.not-a-piece': 'Ein Stück hat ein Kürzel und ein oder zwei Gewichte.',
      'seize.booty.bad-id': 'Ein Kürzel hat 1 bis 32 Zeichen: a-z, 0-9, Doppelpunkt, Bindestrich.',
      'seize.booty.not-a-number': 'Ein Gewicht ist eine ganze Zahl von Zehntelgramm.',
      'seize.booty.weight-out-of-range': 'Ein Gewicht liegt zwischen 0 und 50000 Zehntelgramm.',
      'seize.booty.low-above-high': 'Das leichteste Gewicht liegt über dem schwersten.',
      'seize.booty.names': 'Wer Namen hat, hat einen englischen, einen deutschen und einen polnischen.',
      'seize.booty.id-twice': 'Dieses Stück gibt es schon.',
      'seize.booty.too-many': 'Ein Schatz hat höchstens 64 Stücke.',
      'seize.booty.too-few': 'Es sind weniger als 49 Stücke.',
    },
  },
  pl: {
    lead: 'Własny skarb: od 49 do 64 przedmiotów, każdy z najmniejszą i największą wagą, jaką może mieć, w dziesiątych częściach grama (62 to 6,2 g). Zostaw „Najwięcej” puste, jeśli coś waży dokładnie tyle. Nazwy widać przy stole; jedna wystarczy.',
    mistakes: {
      'seize.booty.not-a-piece': 'Przedmiot ma skrót i jedną albo dwie wagi.',
      'seize.booty.bad-id': 'Skrót ma od 1 do 32 znaków: a-z, 0-9, dwukropek, łącznik.',
      'seize.booty.not-a-number': 'Waga to całkowita liczba dziesiątych części grama.',
      'seize.booty.weight-out-of-range': 'Waga mieści się między 0 a 50000 dziesiątych części grama.',
      'seize.booty.low-above-high': 'Najmniejsza waga jest większa od największej.',
      'seize.booty.names': 'Kto ma nazwy, ma angielską, niemiecką i polską.',
      'seize.booty.id-twice': 'Ten przedmiot już jest.',
      'seize.booty.too-many': 'Skarb ma najwyżej 64 przedmioty.',
      'seize.booty.too-few': 'Przedmiotów jest mniej niż 49.',
    },
  },
};
