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

/** What the final review has to know besides the site. */
export interface GateSurroundings {
  /** What was refined; null for a new site. */
  readonly before: ReviewedSite | null;
  /** What was asked for and could not be done, in sentences. */
  readonly undone: readonly string[];
  /** The member's own pictures that the site asks for, by name. */
  readonly pictures: ReadonlySet<string>;
}

/**
 * The final review: what can be repaired without guessing is repaired, the rest is listed. Of a
 * refinement only what it has made worse is repaired: nobody asked for changes to anything else.
 */
export async function gateSite(
  site: ReviewedSite,
  { before, undone, pictures }: GateSurroundings,
): Promise<GatedSite> {
  const known = before ? countHits(before, pictures) : null;
  const { site: repairedSite, repaired } = repairSite(
    site,
    pictures,
    (rule, hits) => rule.automatic && hits.length > (known?.get(rule.id) ?? 0),
  );
  const review = await reviewSite(repairedSite, pictures, {
    repaired: repaired.map(({ message }) => message),
    undone: [...undone],
  });
  const cssRepaired = repaired.some(({ rule }) => rule === 'broken-styles');
  return { site: repairedSite, review, cssRepaired };
}
