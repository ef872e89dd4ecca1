import type { SiteReview } from 'shared-kit/contract';
import type { AxeAnswer, AxeLook } from './axe/axe-answer';
import { countHits, countWithAxe, repairSite, repairWithAxe, reviewSite } from './review-site';
import type { RepairedSite } from './review-site';
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

/** A page that was hidden as a whole shows the rest of its defects only when it is not any more. */
const rounds = 2;

/** Repairs what axe finds until there is nothing left that needs no guess; its last word is the review's. */
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
    // Only now is it worth a look at what was there before.
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
