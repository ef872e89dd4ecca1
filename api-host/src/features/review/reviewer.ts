import type { SiteReview } from 'shared-kit/contract';
import { isNestedTooDeeply } from 'site-document/tree';
import type { AxeLook } from './axe/axe-answer';
import { lookWithAxe } from './axe/look-with-axe';
import { repairSite, repairWithAxe, reviewSite } from './review-site';
import type { RepairedSite } from './review-site';
import type { ReviewedSite } from './rule';
import { gateSite } from './site-gate';
import type { GatedSite, GateSurroundings } from './site-gate';

/** What a review lists besides its findings. */
type More = Partial<Pick<SiteReview, 'repaired' | 'undone'>>;

/** Reviews sites; `pictures` are the names of the member's own pictures. */
export interface Reviewer {
  readonly gate: (site: ReviewedSite, about: GateSurroundings) => Promise<GatedSite>;
  readonly review: (
    site: ReviewedSite,
    pictures: ReadonlySet<string>,
    more?: More,
  ) => Promise<SiteReview>;
  /** Repairs the findings of one rule. */
  readonly repair: (
    site: ReviewedSite,
    pictures: ReadonlySet<string>,
    rule: string,
  ) => Promise<RepairedSite>;
}

/**
 * The review of a page whose elements are nested too deeply: rules look at the ancestors of each
 * element, and libraries call themselves for each level. Nothing else is known about the page.
 */
function reviewUnread({ repaired = [], undone = [] }: More = {}): SiteReview {
  const message = 'The page nests its elements too deeply to be reviewed.';
  const finding = { rule: 'deep-nesting', message, detail: null, line: null, count: 1, fix: null };
  const findings = [{ ...finding, severity: 'error' as const, file: 'html' as const }];
  return { score: 0, verdict: 'Needs work', findings, repaired, undone };
}

/** What is not known about an unread page before a refinement is taken as if there had been none. */
const readableOnly = (about: GateSurroundings): GateSurroundings =>
  about.before && isNestedTooDeeply(about.before.html) ? { ...about, before: null } : about;

/** A reviewer in the calling thread, with the given axe check. */
export function createReviewer(look: AxeLook): Reviewer {
  return {
    gate: async (site, about) =>
      isNestedTooDeeply(site.html)
        ? { site, review: reviewUnread({ undone: [...about.undone] }), cssRepaired: false }
        : gateSite(site, readableOnly(about), look),
    review: async (site, pictures, more) =>
      isNestedTooDeeply(site.html)
        ? reviewUnread(more)
        : reviewSite(site, pictures, await look(site), more),
    repair: async (site, pictures, rule) => {
      if (isNestedTooDeeply(site.html)) return { site, repaired: [] };
      const own = repairSite(site, pictures, ({ id }) => id === rule);
      if (own.repaired.length > 0) return own;
      return repairWithAxe(site, pictures, await look(site), (id) => id === rule);
    },
  };
}

/** Reviews in the calling thread, which is blocked meanwhile; axe has no limits. */
export const directReviewer: Reviewer = createReviewer(lookWithAxe);
