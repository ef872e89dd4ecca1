/** One violation of an axe rule. Structured-cloneable, for messages between threads. */
export interface AxeHit {
  readonly rule: string;
  readonly impact: string;
  /** axe's own description of the rule. */
  readonly help: string;
  /** Offset of the element's start tag in the source; null for elements implied by the parser. */
  readonly start: number | null;
  /** The attributes concerned, if axe names them. */
  readonly attributes: readonly string[];
}

/** axe's violations, or why it did not finish. */
export type AxeAnswer = { readonly hits: readonly AxeHit[] } | { readonly unfinished: string };

/** The parts of a site that axe checks. */
export interface AxePage {
  readonly html: string;
  readonly css: string;
}

/** Checks a page with axe. Never rejects: failures are part of the answer. */
export type AxeLook = (page: AxePage) => Promise<AxeAnswer>;
