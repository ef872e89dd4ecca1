import type { Request } from './read/request';
import type { RefineOptions } from './refine-types';
import type { Site } from './site';

/** A change: edits, a sentence about it, and a check that the result shows it. */
export interface Change {
  readonly site: Site;
  readonly sentence: string;
  /** That its grammar took every word of the request, so that none can have been left over. */
  readonly isWhole?: boolean;
  /** That the page was as asked before: nothing had to change, and nothing did. */
  readonly isStanding?: boolean;
  /** Verifies the parsed result. A change that fails is reverted. */
  readonly holds: (after: Site, before: Site) => boolean;
}

/** Reason why an understood request cannot be carried out. */
export interface Refusal {
  readonly refused: string;
}

export type Outcome = Change | Refusal;

/** Handles one request; null when it is about something else. */
export type Changer = (request: Request, site: Site, options: RefineOptions) => Outcome | null;

export function refuse(why: string): Refusal {
  return { refused: `Not done: ${why}` };
}
