export const options = {
  booty: {
    name: 'Booty',
    values: {
      treasure: { name: 'Treasure', about: '49 objects whose true weight nobody knows before the weighing.' },
      dominoes9: { name: 'Dominoes, double nine', about: 'Tiles of a double-nine set; the pips are the weight, open to all.' },
      dominoes6: { name: 'Dominoes, double six', about: 'Tiles of two double-six sets; the pips are the weight, open to all.' },
      own: { name: 'Your own', about: 'The pieces that you typed in, or those of whoever made the table.' },
      file: { name: 'From a file', about: 'The pieces are read from a file of the server.' },
    },
  },
  cursed: {
    name: 'Cursed treasure',
    values: {
      false: { name: 'No', about: 'The heaviest collection wins.' },
      true: { name: 'Yes', about: 'The lightest collection wins.' },
    },
  },
  interloper: {
    name: 'Interloper',
    values: {
      blocks: { name: 'In the way', about: 'What the interloper takes is out of reach; it cannot win.' },
      wins: { name: 'Can win', about: 'The interloper is weighed too, and may win.' },
    },
  },
};
