import type { CoachWords } from '../../coach_words';

export const de: CoachWords = {
  reasons: {
    fires: ({ things }) => `nutzt die Kraft von ${things}`,
    ends: ({ chance }) => `beendet das Spiel; du gewinnst: ${chance}`,
    wild: ({ things }) => `Joker ist dann ${things}`,
    disables: ({ number }) => `Werte über ${number} zählen nichts`,
    keeps: ({ number }) => `Punkte, die auf der Hand bleiben: ${number}`,
    'risks-end': ({ who, chance }) => `${who} kann das Spiel beenden: ${chance}`,
    robs: ({ who }) => `kostet eine Karte: ${who}`,
    hits: ({ chance }) => `trifft: ${chance}`,
    takes: ({ things }) => `nimmt ${things} auf die Hand`,
    looks: ({ number }) => `Karten vom Stapel gesehen: ${number}`,
    tops: ({ things }) => `nächste Karte vom Stapel: ${things}`,
  },
  places: { deck: 'Stapel' },
};
