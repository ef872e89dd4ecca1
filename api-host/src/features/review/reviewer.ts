import type { SiteReview } from 'shared-kit/contract';
import type { AxeLook } from './axe/axe-answer';
import { lookWithAxe } from './axe/look-with-axe';
import { repairSite, repairWithAxe, reviewSite } from './review-site';
import type { RepairedSite } from './review-site';
import type { ReviewedSite } from './rule';
import { gateSite } from './site-gate';
import type { GatedSite, GateSurroundings } from './site-gate';

/** Whoever reviews sites; `pictures` are the names of the member's own ones. */
export interface Reviewer {
  readonly gate: (site: ReviewedSite, about: GateSurroundings) => Promise<GatedSite>;
  readonly review: (
    site: ReviewedSite,
    pictures: ReadonlySet<string>,
    more?: Partial<Pick<SiteReview, 'repaired' | 'undone'>>,
  ) => Promise<SiteReview>;
  /** Puts right what one rule finds. */
  readonly repair: (
    site: ReviewedSite,
    pictures: ReadonlySet<string>,
    rule: string,
  ) => Promise<RepairedSite>;
}

/** A reviewer that works in the thread that calls it and has axe look where it is told to. */
export function createReviewer(look: AxeLook): Reviewer {
  return {
    gate: (site, about) => gateSite(site, about, look),
    review: async (site, pictures, more) => reviewSite(site, pictures, await look(site), more),
    repair: async (site, pictures, rule) => {
      const own = repairSite(site, pictures, ({ id }) => id === rule);
      if (own.repaired.length > 0) return own;
      return repairWithAxe(site, pictures, await look(site), (id) => id === rule);
    },
  };
}

/** Reviews in this thread, which does nothing else meanwhile; axe has no bounds. */
export const directReviewer: Reviewer = createReviewer(lookWithAxe);
