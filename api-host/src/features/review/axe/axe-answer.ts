/** One place where a page breaks a rule of axe. Plain data: it travels between threads. */
export interface AxeHit {
  readonly rule: string;
  readonly impact: string;
  /** What axe itself calls the rule. */
  readonly help: string;
  /** Where the element's start tag begins in the source; null for what the parser made up. */
  readonly start: number | null;
  /** The attributes it is about, where axe names them. */
  readonly attributes: readonly string[];
}

/** What axe found, or why it did not come to an end. */
export type AxeAnswer = { readonly hits: readonly AxeHit[] } | { readonly unfinished: string };

/** The parts of a site that axe looks at. */
export interface AxePage {
  readonly html: string;
  readonly css: string;
}

/** Looks at a page with axe. It never fails: what stood in the way is in the answer. */
export type AxeLook = (page: AxePage) => Promise<AxeAnswer>;
