import { texts } from '../../texts/texts';

/** Words that only the end needs, in all languages: they come with it. */
const en = {
  standings: 'Places',
  places: ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'],
  decided: 'What decided it',
  picture: 'A picture to share',
  share: 'Share the picture',
  save: 'Save the picture',
};

type Words = typeof en;

const de: Words = {
  standings: 'Plätze',
  places: ['Erster Platz', 'Zweiter Platz', 'Dritter Platz', 'Vierter Platz', 'Fünfter Platz', 'Sechster Platz', 'Siebter Platz'],
  decided: 'Was den Ausschlag gab',
  picture: 'Ein Bild zum Teilen',
  share: 'Bild teilen',
  save: 'Bild speichern',
};

const pl: Words = {
  standings: 'Miejsca',
  places: ['Pierwsze miejsce', 'Drugie miejsce', 'Trzecie miejsce', 'Czwarte miejsce', 'Piąte miejsce', 'Szóste miejsce', 'Siódme miejsce'],
  decided: 'Co przesądziło',
  picture: 'Obrazek do pokazania',
  share: 'Udostępnij obrazek',
  save: 'Zapisz obrazek',
};

export const words = { en, de, pl };

export function placeWords({ place }: { place: number }): string {
  return words[texts().language].places[place - 1] ?? String(place);
}
