/** A section named in the prompt: which one, in which words, where. */
export interface Mention {
  id: string;
  words: string;
  start: number;
  end: number;
}
