import type { SiteReview } from 'shared-kit/contract';
import type { AxeAnswer, AxeLook } from './axe/axe-answer';
import { countHits, countWithAxe, repairSite, repairWithAxe, reviewSite } from './review-site';
import type { RepairedSite } from './review-site';
import type { ReviewedSite } from './rule';

/** Result of the final review. */
export interface GatedSite {
  readonly site: ReviewedSite;
  readonly review: SiteReview;
  /** The style sheet did not parse before. */
  readonly cssRepaired: boolean;
}

/** Context of the final review. */
export interface GateSurroundings {
  /** The site before the refinement; null for a new site. */
  readonly before: ReviewedSite | null;
  /** Requests that could not be carried out, in sentences. */
  readonly undone: readonly string[];
  /** Names of the member's own pictures that the site uses. */
  readonly pictures: ReadonlySet<string>;
}

/**
 * The final review: unambiguous repairs are made, the rest is listed. In a refinement only what it
 * made worse is repaired, since nothing else was to be changed.
 */
export async function gateSite(
  site: ReviewedSite,
  about: GateSurroundings,
  look: AxeLook,
): Promise<GatedSite> {
  const { before, undone, pictures } = about;
  const known = before ? countHits(before, pictures) : null;
  const own = repairSite(
    site,
    pictures,
    (rule, hits) => rule.automatic && hits.length > (known?.get(rule.id) ?? 0),
  );
  const { site: repairedSite, repaired, axe } = await repairAgain(own.site, about, look);
  const review = await reviewSite(repairedSite, pictures, axe, {
    repaired: [...new Set([...own.repaired, ...repaired].map(({ message }) => message))],
    undone: [...undone],
  });
  const cssRepaired = own.repaired.some(({ rule }) => rule === 'broken-styles');
  return { site: repairedSite, review, cssRepaired };
}

/** A page hidden as a whole reveals its other violations only once it is shown. */
const rounds = 2;

/**
 * Repairs axe's findings until no unambiguous repair is left; its last answer is used for the
 * review.
 */
async function repairAgain(
  site: ReviewedSite,
  { before, pictures }: GateSurroundings,
  look: AxeLook,
): Promise<RepairedSite & { axe: AxeAnswer }> {
  let done: RepairedSite = { site, repaired: [] };
  let axe = await look(site);
  let known: ReadonlyMap<string, number> | null = null;
  for (let round = 0; round < rounds; round += 1) {
    const all = repairWithAxe(done.site, pictures, axe, () => true);
    if (all.repaired.length === 0) break;
    // The previous site is only checked when needed.
    if (before && !known) {
      const then = await look(before);
      if ('unfinished' in then) break;
      known = countWithAxe(before, pictures, then);
    }
    const next = repairWithAxe(done.site, pictures, axe, (id, n) => n > (known?.get(id) ?? 0));
    if (next.repaired.length === 0) break;
    done = { site: next.site, repaired: [...done.repaired, ...next.repaired] };
    axe = await look(done.site);
  }
  return { ...done, axe };
}
