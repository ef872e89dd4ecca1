export interface Token {
  readonly text: string;
  readonly lower: string;
  /** Universal part of speech: NOUN, PROPN, VERB, ADJ, DET … */
  readonly pos: string;
  readonly lemma: string;
  /** Where it stands in the text of its sentence. */
  readonly start: number;
  readonly end: number;
  readonly capital: boolean;
}
