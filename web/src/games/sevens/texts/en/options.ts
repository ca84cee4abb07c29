export const options = {
  first: {
    name: 'Who starts',
    values: {
      random: { name: 'Random', about: 'Who starts is drawn at random.' },
      p0: { name: 'First seat', about: 'The first seat starts.' },
    },
  },
  square: {
    name: 'Colours of the cards',
    values: {
      default: { name: 'Usual', about: 'Our reconstruction of the printed colours.' },
      file: { name: 'From a file', about: 'The colours are read from a file of the server.' },
    },
  },
};
