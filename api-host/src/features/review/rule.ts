import type { Edit } from 'site-document/edit';
import type { ReviewedPage } from './reviewed-page';

/** The three files under review. */
export interface ReviewedSite {
  readonly html: string;
  readonly css: string;
  readonly js: string;
}

/** The parsed files. */
export interface ReviewedWork extends ReviewedSite {
  /** Names of the member's pictures, which are delivered with the page everywhere. */
  readonly pictures: ReadonlySet<string>;
  readonly page: ReviewedPage;
}

/** One violation of a rule, with its repair if there is an unambiguous one. */
export interface Hit {
  /** A short quotation from the page; at most one line. */
  readonly detail?: string;
  readonly line?: number;
  readonly html?: readonly Edit[];
  readonly css?: readonly Edit[];
}

export type Severity = 'error' | 'warning' | 'note';

const order = ['error', 'warning', 'note'];

/** Orders findings by severity, worst first. */
export const bySeverity = (a: { severity: string }, b: { severity: string }): number =>
  order.indexOf(a.severity) - order.indexOf(b.severity);

/**
 * A check of a page. `error` affects every visitor or a whole group of them, `warning` some of
 * them, `note` is polish. `automatic` repairs are made by the gate unasked; others wait for a
 * click.
 */
export interface Rule {
  readonly id: string;
  readonly severity: Severity;
  readonly file: 'html' | 'css' | 'js';
  readonly automatic: boolean;
  /** The problem, for this number of places. */
  readonly says: (count: number) => string;
  /** Label of the repair button, if there is a repair. */
  readonly fix?: string;
  /** What was done, for this number of places. */
  readonly did?: (count: number) => string;
  readonly find: (work: ReviewedWork) => readonly Hit[];
}

/** `3 pictures`, `1 picture`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
