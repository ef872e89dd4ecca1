import { deliveringForms, scanHtml, siteFileNames } from 'shared-kit/contract';
import { deployedFile } from '../../features/websites/deployment';
import { slugPattern } from '../../features/websites/slug';
import { readFacts } from '../published/page-facts';
import { readLook } from '../published/site-look';
import type { SiteLook } from '../published/site-look';
import type { PublishedSitesDeps } from '../published/site-visit';

/** A published website as its forms know it. */
export interface FormSite {
  readonly id: string;
  /** None where nothing of the page was connected: then nothing is taken. */
  readonly forms: readonly { readonly name: string; readonly label: string }[];
  readonly name: string;
  readonly language: string;
  /** Read only where a page of ours is shown. */
  readonly look: () => SiteLook;
}

/** Null when no website is online under the address, or an operator keeps it from visitors. */
export async function findFormSite(
  deps: PublishedSitesDeps,
  slug: string,
): Promise<FormSite | null> {
  const published = slugPattern.test(slug) ? await deps.findPublished(slug) : undefined;
  if (published === undefined || published.suspended_at !== null) return null;
  const read = async (name: string) => {
    const file = await deps.storage.get(deployedFile(published.id, published.deployment, name));
    return file?.content.toString() ?? '';
  };
  const [html, css] = await Promise.all([read(siteFileNames.html), read(siteFileNames.css)]);
  return {
    id: published.id,
    forms: deliveringForms(html),
    name: readFacts(html, published.title).title,
    language: languageOf(html),
    look: () => readLook(css.trim() === '' ? html : css),
  };
}

function languageOf(html: string): string {
  const { tags } = scanHtml(html, new Set(['html']));
  const written = tags[0]?.attributes.get('lang')?.trim() ?? '';
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(written) ? written : 'en';
}
