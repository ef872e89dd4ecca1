import type { SiteReview } from 'shared-kit/contract';
import { repairSite, reviewSite } from './review-site';
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

/** Reviews in this thread, which does nothing else meanwhile. */
export const directReviewer: Reviewer = {
  gate: gateSite,
  review: reviewSite,
  repair: async (site, pictures, rule) => repairSite(site, pictures, ({ id }) => id === rule),
};
