/** Somebody in a sentence: some languages speak to "you" in another form than of others. */
export interface Who {
  name: string;
  you: boolean;
}
