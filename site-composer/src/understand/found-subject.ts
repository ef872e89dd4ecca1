import type { NounPhrase } from './noun-phrase';

export interface FoundSubject {
  readonly phrase: string;
  readonly head: string;
  readonly audience: string | null;
  /** A thing people use rather than read. */
  readonly application: boolean;
  /** It stands before the word for the page: "a fishing contest website". */
  readonly sure?: boolean;
  /** Which sentence it stands in, and where in it the subject ends. */
  readonly sentence: number;
  readonly end: number;
}

/** What a phrase names, read and not used, for nobody in particular. */
export const subjectOf = (phrase: NounPhrase, sentence: number): FoundSubject => ({
  phrase: phrase.text,
  head: phrase.head,
  audience: null,
  application: false,
  sentence,
  end: phrase.after,
});
