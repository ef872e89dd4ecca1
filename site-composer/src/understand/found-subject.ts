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
