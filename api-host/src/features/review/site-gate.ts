import type { SiteReview } from 'shared-kit/contract';
import { countHits, repairSite, reviewSite } from './review-site';
import type { ReviewedSite } from './rule';

/** What the final review makes of a site. */
export interface GatedSite {
  readonly site: ReviewedSite;
  readonly review: SiteReview;
  /** The style sheet did not parse before. */
  readonly cssRepaired: boolean;
}

/**
 * The final review: what can be repaired without guessing is repaired, the rest is listed. Of a
 * refinement only what it has made worse is repaired: nobody asked for changes to anything else.
 */
export async function gateSite(
  site: ReviewedSite,
  { before, undone }: { readonly before: ReviewedSite | null; readonly undone: readonly string[] },
): Promise<GatedSite> {
  const known = before ? countHits(before) : null;
  const { site: repairedSite, repaired } = repairSite(
    site,
    (rule, hits) => rule.automatic && hits.length > (known?.get(rule.id) ?? 0),
  );
  const review = await reviewSite(repairedSite, {
    repaired: repaired.map(({ message }) => message),
    undone: [...undone],
  });
  const cssRepaired = repaired.some(({ rule }) => rule === 'broken-styles');
  return { site: repairedSite, review, cssRepaired };
}
