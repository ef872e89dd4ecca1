import type { MadeSite } from '../engines';
import type { Fact } from '../read-locked';
import type { SeenPage } from '../seen-page';

export interface SeenSite {
  readonly site: MadeSite;
  readonly page: SeenPage;
}

/** A page before and after one request. */
export interface Refined {
  readonly before: SeenSite;
  readonly after: SeenSite;
  /** What the instruction the page was made from gave; empty for a page by somebody else. */
  readonly facts: readonly Fact[];
}
