import { cardNames } from '../../card_names';
import type { Texts } from '..';

export const names: Texts['names'] = {
  ...cardNames({
    types: {
      A: 'Lebens|alter',
      C: 'Farben',
      D: 'Tod|sünden',
      H: 'Tugen|den',
      L: 'Glücks|götter',
      S: 'Meere',
      W: 'Welt|wunder',
    },
    initials: { A: 'L', C: 'F', D: 'To', H: 'Tu', L: 'G', S: 'M', W: 'W' },
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
  shortPowers: {
    A: 'hohe Werte zählen nicht mehr',
    C: 'bestimmt die Jokerfarbe',
    D: 'Karte aus fremder Hand',
    H: 'ziehen und noch einmal',
    L: 'oberste Karte ansagen',
    S: 'oberste Karte nehmen',
    W: 'drei Karten ansehen',
  },
  powers: {
    A: 'Lebensalter: Ein weiterer der höchsten Werte zählt am Ende nichts.',
    C: 'Farben: Die oberste Farben-Karte hier bestimmt die Jokerfarbe.',
    D: 'Todsünden: Lege eine zufällige Karte aus der Hand eines Gegners an.',
    H: 'Tugenden: Zieh eine Karte nach und spiel noch eine aus.',
    L: 'Glücksgötter: Sag eine Zahl oder eine Farbe an; passt die oberste Karte des Nachziehstapels, ist sie 2 Punkte wert.',
    S: 'Meere: Nimm die oberste Karte einer anderen Spalte; du füllst deine Hand in diesem Zug nicht auf.',
    W: 'Weltwunder: Sieh dir drei Karten vom Nachziehstapel oder aus den Händen der Gegner an.',
  },
};
