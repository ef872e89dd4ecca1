import type { Request } from './read/request';
import type { RefineOptions } from './refine-types';
import type { Site } from './site';

/** A change that was made, what to say about it, and how to see on the result that it was really made. */
export interface Change {
  readonly site: Site;
  readonly sentence: string;
  /** Looks at the result as it was read again. A change that does not pass is put back. */
  readonly holds: (after: Site, before: Site) => boolean;
}

/** Why a request was understood and cannot be carried out. */
export interface Refusal {
  readonly refused: string;
}

export type Outcome = Change | Refusal;

/** Looks at one request: null means that it is about something else. */
export type Changer = (request: Request, site: Site, options: RefineOptions) => Outcome | null;

export function refuse(why: string): Refusal {
  return { refused: `Not done: ${why}` };
}
