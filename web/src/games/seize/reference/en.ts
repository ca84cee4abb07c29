/** Words of the reference. They come with it, when somebody wants to see it. */
export const en = {
  order: 'Who acts when, and does what',
  does: {
    A: 'takes one piece.',
    K: 'takes the whole stash, then gives back as many pieces as he took.',
    Q: 'takes one piece, or steals one: red from red, black from black.',
    J: 'takes two pieces.',
    number: 'Number cards take one piece in turn, from the highest down, until the stash is empty.',
  },
  ties: 'Red cards take from red, black cards from black. Equal ranks act in the order that the captain sets.',
  round: 'A round',
  parts: [
    ['Squabble:', 'the highest number becomes captain; A, K, Q, J count 1. A tie: in round 1 spades, hearts, diamonds, clubs; later the old captain decides.'],
    ['Divvy:', 'the captain spreads seven pieces over red and black, at least one on each.'],
    ['Seize:', 'everybody lays a card, and they act by rank.'],
    ['Swab:', 'what is left goes to whoever acted first.'],
  ] as [string, string][],
  interloper: 'The interloper has the top card of the deck. Whoever is not captain sees it first and decides for the interloper.',
  heaviest: 'After seven rounds the heaviest collection wins.',
  lightest: 'Cursed treasure: after seven rounds the lightest collection wins.',
};

export type ReferenceWords = typeof en;
