/** Who the court cards are on board. */
export const roles = { A: 'Lookout', K: 'Quartermaster', Q: 'Strumpet', J: 'Knave' };
