/** The three files of a site. */
export interface SiteFiles {
  readonly html: string;
  readonly css: string;
  readonly js: string;
}

/**
 * Outcome of one request: the member's words, whether it was carried out, and a sentence about it.
 */
export interface RefinedPart {
  readonly asked: string;
  readonly outcome: 'done' | 'not_done';
  readonly sentence: string;
}

/** The element a member pointed at: where its tag begins in the HTML, and the source that stands there. */
export interface PointedAt {
  readonly at: number;
  readonly excerpt: string;
}

export interface RefineOptions {
  /** Dates without a year are the next to come, seen from this day. */
  readonly today: Date;
  readonly element?: PointedAt | undefined;
  /** Pictures of the member's that come along; the host places them. */
  readonly pictures?: number | undefined;
}

export interface Refinement {
  readonly files: SiteFiles;
  readonly parts: readonly RefinedPart[];
  /** Bundled typefaces the page refers to after the change, as `assets/fonts/…`. */
  readonly assets: readonly string[];
}

/** Replaces what stands between two offsets of a file. */
export interface Edit {
  readonly file: keyof SiteFiles;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
