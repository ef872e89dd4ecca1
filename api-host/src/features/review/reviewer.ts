import type { SiteReview } from 'shared-kit/contract';
import type { AxeLook } from './axe/axe-answer';
import { lookWithAxe } from './axe/look-with-axe';
import { repairSite, repairWithAxe, reviewSite } from './review-site';
import type { RepairedSite } from './review-site';
import type { ReviewedSite } from './rule';
import { gateSite } from './site-gate';
import type { GatedSite, GateSurroundings } from './site-gate';

/** Reviews sites; `pictures` are the names of the member's own pictures. */
export interface Reviewer {
  readonly gate: (site: ReviewedSite, about: GateSurroundings) => Promise<GatedSite>;
  readonly review: (
    site: ReviewedSite,
    pictures: ReadonlySet<string>,
    more?: Partial<Pick<SiteReview, 'repaired' | 'undone'>>,
  ) => Promise<SiteReview>;
  /** Repairs the findings of one rule. */
  readonly repair: (
    site: ReviewedSite,
    pictures: ReadonlySet<string>,
    rule: string,
  ) => Promise<RepairedSite>;
}

/** A reviewer in the calling thread, with the given axe check. */
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

/** Reviews in the calling thread, which is blocked meanwhile; axe has no limits. */
export const directReviewer: Reviewer = createReviewer(lookWithAxe);
