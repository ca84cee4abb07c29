/** An address of a replay with this word behind its `?` opens the review at once. */
export const reviewWord = 'review';
