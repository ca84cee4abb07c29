export const options = {
  target: {
    name: 'Length of the voyage',
    values: {
      7: { name: 'Space 7', about: 'The game ends when a ship reaches space 7.' },
      11: { name: 'Space 11', about: 'A longer game: it ends when a ship reaches space 11.' },
      14: { name: 'Space 14', about: 'The longest game: it ends when a ship reaches space 14.' },
    },
  },
  last_clears: {
    name: 'The last one clears',
    values: {
      false: { name: 'No', about: 'Cards left in the display at the end of a round belong to nobody.' },
      true: { name: 'Yes', about: 'Whoever captured last takes the cards left in the display at the end of a round.' },
    },
  },
  teams: {
    name: 'Teams',
    values: {
      none: { name: 'Alone', about: 'Everybody plays for themselves.' },
      teams: { name: 'Teams', about: 'Those who sit opposite each other share a chest and a ship.' },
      ultimate: { name: 'Ultimate teams', about: 'Teams with all 40 cards in hand: no harbour and no opening display.' },
    },
  },
  values: {
    name: 'Booty values',
    values: {
      default: { name: 'Usual', about: 'Our reconstruction of the printed values.' },
      own: { name: 'Your own', about: 'The values that you typed in, or those of whoever made the table.' },
      file: { name: 'From a file', about: 'The values are read from a file of the server.' },
    },
  },
  first: {
    name: 'Who begins',
    seat: (number: number) => `Whoever sits on seat ${number} has the compass in the first round.`,
    values: {
      random: { name: 'By chance', about: 'Who has the compass in the first round is drawn at random.' },
      rulebook: { name: 'As in the rulebook', about: 'Whoever last went to sea has the compass in the first round.' },
    },
  },
};
