import type { Edit } from 'site-document/edit';
import type { ReviewedPage } from './reviewed-page';

/** The three files under review. */
export interface ReviewedSite {
  readonly html: string;
  readonly css: string;
  readonly js: string;
}

/** The files, read. */
export interface ReviewedWork extends ReviewedSite {
  /** The names of the pictures that the member has: they come with the page wherever it goes. */
  readonly pictures: ReadonlySet<string>;
  readonly page: ReviewedPage;
}

/** One place where a rule is broken, and how it can be put right without guessing. */
export interface Hit {
  /** What it is about, in a few words of the page; never more than a line. */
  readonly detail?: string;
  readonly line?: number;
  readonly html?: readonly Edit[];
  readonly css?: readonly Edit[];
}

export type Severity = 'error' | 'warning' | 'note';

const order = ['error', 'warning', 'note'];

/** What hurts most comes first. */
export const bySeverity = (a: { severity: string }, b: { severity: string }): number =>
  order.indexOf(a.severity) - order.indexOf(b.severity);

/**
 * Something a page can be checked for. `error` hurts every visitor or a whole group of them, `warning`
 * some of them, `note` is a matter of polish. What the gate may repair without being asked is
 * `automatic`; other repairs wait for a click.
 */
export interface Rule {
  readonly id: string;
  readonly severity: Severity;
  readonly file: 'html' | 'css' | 'js';
  readonly automatic: boolean;
  /** What is wrong, for so many places. */
  readonly says: (count: number) => string;
  /** What the button says, where there is one. */
  readonly fix?: string;
  /** What was done, for so many places. */
  readonly did?: (count: number) => string;
  readonly find: (work: ReviewedWork) => readonly Hit[];
}

/** `3 pictures`, `1 picture`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
