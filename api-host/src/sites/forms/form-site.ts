import type { SiteLook } from 'site-document/look';
import { factsOf } from '../../features/websites/derived/stored-facts';
import { slugPattern } from '../../features/websites/slug';
import type { PublishedSitesDeps } from '../published/site-visit';

/** A published website as its forms know it. */
export interface FormSite {
  readonly id: string;
  /** None where nothing of the page was connected: then nothing is taken. */
  readonly forms: readonly { readonly name: string; readonly label: string }[];
  readonly name: string;
  readonly language: string;
  readonly look: SiteLook;
}

/** Null when no website is online under the address, or an operator keeps it from visitors. */
export async function findFormSite(
  deps: PublishedSitesDeps,
  slug: string,
): Promise<FormSite | null> {
  const published = slugPattern.test(slug) ? await deps.findPublished(slug) : undefined;
  if (published === undefined || published.suspended_at !== null) return null;
  const facts = await factsOf(deps, published);
  // Removed by a republish while it was looked for: the next try finds the new page.
  if (facts === null) return null;
  const { forms, language, look, title: name } = facts;
  return { id: published.id, forms, name, language, look };
}
