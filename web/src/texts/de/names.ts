import { seasNames, seizeNames, sevensNames } from '../card_names';
import type { Texts } from '../texts';

const materials = { ebony: 'Ebenholz', bone: 'Knochen', coral: 'Koralle', jade: 'Jade', iron: 'Eisen', silver: 'Silber', gold: 'Gold' };
const forms = { button: 'Knopf', ring: 'Ring', coin: 'Münze', key: 'Schlüssel', die: 'Würfel', anchor: 'Anker', skull: 'Schädel' };
/** As the first half of a word: Korallenring. */
const joined = { ...materials, coral: 'Korallen' };

const piece = (material: keyof typeof materials, form: keyof typeof forms) => joined[material] + forms[form].toLowerCase();

export const names: Texts['names'] = {
  games: { seas: '7 Seas', seize: '7 Seize', sevens: 'Seven7s' },
  seas: seasNames({
    G: { name: 'Gold', object: 'Gold', means: 'Gold' },
    C: { name: 'Kristall', object: 'Kristall', means: 'Kristall' },
    R: { name: 'Rum', object: 'Rum', means: 'Rum' },
    X: { name: 'Fluch', object: 'Fluch', means: 'Fluch' },
    C1: { name: 'Piratenbraut', object: 'die Piratenbraut', means: 'der Piratenbraut' },
    R1: { name: 'Piratenkönig', object: 'den Piratenkönig', means: 'dem Piratenkönig' },
    X1: { name: 'Krake', object: 'den Kraken', means: 'dem Kraken' },
  }),
  seize: seizeNames({
    suits: { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' },
    courts: { A: 'Ass', K: 'König', Q: 'Dame', J: 'Bube' },
    card: (rank, suit) => `${suit} ${rank}`,
    materials,
    forms,
    piece,
    object: (material, form) => `${form === 'coin' ? 'die' : 'den'} ${piece(material, form)}`,
    domino: (low, high) => `Dominostein ${low}:${high}`,
  }),
  sevens: sevensNames({
    types: {
      A: 'Lebensalter',
      C: 'Farben',
      D: 'Todsünden',
      H: 'Tugenden',
      L: 'Glücksgötter',
      S: 'Meere',
      W: 'Weltwunder',
    },
    colours: { red: 'Rot', orange: 'Orange', yellow: 'Gelb', green: 'Grün', blue: 'Blau', indigo: 'Indigo', violet: 'Violett' },
    letters: { red: 'R', orange: 'O', yellow: 'Ge', green: 'Gr', blue: 'B', indigo: 'I', violet: 'V' },
    cards: {
      A: ['Säugling', 'Schul|junge', 'Ver|liebter', 'Soldat', 'Richter', 'Greis', 'Zweite Kindheit'],
      C: ['Rot', 'Orange', 'Gelb', 'Grün', 'Blau', 'Indigo', 'Violett'],
      D: ['Trägheit', 'Völlerei', 'Neid', 'Wollust', 'Habgier', 'Zorn', 'Hochmut'],
      H: ['Geduld', 'Mäßigung', 'Wohl|wollen', 'Keusch|heit', 'Mild|tätig|keit', 'Fleiß', 'Demut'],
      L: ['Ebisu', 'Daiko|kuten', 'Bisha|monten', 'Benzaiten', 'Jurojin', 'Hotei', 'Fukuro|kuju'],
      S: ['Nord|polar|meer', 'Nord|atlan|tik', 'Süd|atlan|tik', 'Indischer Ozean', 'Nord|pazi|fik', 'Süd|pazi|fik', 'Süd|polar|meer'],
      W: [
        'Leucht|turm von Alexan|dria',
        'Cheops-Pyramide von Gizeh',
        'Hängende Gärten von Babylon',
        'Tempel der Artemis',
        'Mausoleum von Hali|kar|nassos',
        'Koloss von Rhodos',
        'Zeus|statue von Olympia',
      ],
    },
  }),
  powers: {
    A: 'Lebensalter: Ein weiterer der höchsten Werte zählt am Ende nichts.',
    C: 'Farben: Die oberste Farben-Karte hier bestimmt die Jokerfarbe.',
    D: 'Todsünden: Lege eine zufällige Karte aus der Hand eines Gegners an.',
    H: 'Tugenden: Zieh eine Karte nach und spiel noch eine aus.',
    L: 'Glücksgötter: Sag eine Zahl oder eine Farbe an; passt die oberste Karte des Nachziehstapels, ist sie 2 Punkte wert.',
    S: 'Meere: Nimm die oberste Karte einer anderen Spalte; du füllst deine Hand in diesem Zug nicht auf.',
    W: 'Weltwunder: Sieh dir drei Karten vom Nachziehstapel oder aus Händen der Gegner an.',
  },
};
