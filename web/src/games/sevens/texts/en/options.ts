export const options = {
  first: {
    name: 'Who begins',
    seat: (number: number) => `Whoever sits on seat ${number} begins.`,
    values: {
      random: { name: 'By chance', about: 'Who begins is drawn at random.' },
      rulebook: { name: 'As in the rulebook', about: 'The one whose age is divisible by 7 begins. If it is nobody’s or more than one person’s, the youngest begins.' },
    },
  },
  square: {
    name: 'Colours of the cards',
    values: {
      default: { name: 'Usual', about: 'Our reconstruction of the printed colours.' },
      own: { name: 'Your own', about: 'The colours that you typed in, or those of whoever made the table.' },
      file: { name: 'From a file', about: 'The colours are read from a file of the server.' },
    },
  },
};
