import type { Texts } from '..';

export const refusals: Texts['refusals'] = {
  'seas.not-your-turn': 'Du bist nicht am Zug.',
  'seas.must-play': 'Spiel zuerst eine Karte aus deiner Hand aus.',
  'seas.card-not-in-hand': 'Diese Karte hast du nicht auf der Hand. Spiel eine, die du hast.',
  'seas.card-not-in-display': 'Du kannst nur Karten nehmen, die in der Auslage liegen.',
  'seas.must-take-same-strength': 'In der Auslage liegt eine Karte gleicher Stärke: Genau eine solche Karte musst du nehmen.',
  'seas.does-not-add-up': 'Die Karten, die du nimmst, müssen zusammen genau die Stärke deiner Karte ergeben.',
  'seas.must-take-combination': 'Karten der Auslage ergeben zusammen deine Stärke: Eine solche Kombination musst du nehmen.',
  'seas.one-takes-a-ten': 'Eine Karte der Stärke 1 nimmt eine Karte der Stärke 10 oder wird ausgelegt.',
  'seas.kraken-takes-ten-or-all': 'Der Krake nimmt eine Karte der Stärke 10 oder die ganze Auslage oder wird ausgelegt.',
  'seas.must-choose-source': 'Du hast abgeräumt: Wähle, wo du klaust, oder verzichte.',
  'seas.no-such-source': 'Eine solche Truhe gibt es nicht. Klau aus einer fremden Truhe oder dem Hafen, oder verzichte.',
  'seas.own-chest': 'Aus der eigenen Truhe kannst du nicht klauen. Wähle eine fremde oder den Hafen.',
  'seas.empty-source': 'Dort gibt es nichts zu klauen. Wähle eine Truhe oder den Hafen, wo Karten liegen, oder verzichte.',
  'seas.must-pick': 'Du hast hineingesehen: Jetzt such dir eine dieser Karten aus.',
  'seas.card-not-in-source': 'Diese Karte ist nicht unter denen, die du gerade siehst. Such dir eine von ihnen aus.',
  'seas.first-is-due': 'Erst muss ausgelost werden, wer beginnt.',
  'seas.deal-is-due': 'Erst müssen die Karten ausgeteilt werden.',
  'seas.nothing-is-due': 'Es gibt gerade nichts zu ziehen oder auszuteilen.',
  'seas.no-such-seat': 'Diesen Platz gibt es am Tisch nicht.',
  'seas.not-all-cards': 'Beim Austeilen muss jede der 40 Karten genau einmal vorkommen.',
};
