import { escapeAttribute } from 'site-document/escape';
import type { PageFacts } from '../../features/websites/derived/page-facts';

/** Absolute addresses for the canonical link and social tags. */
export interface PageAddresses {
  /** Ends with a slash. */
  readonly page: string;
  readonly picture: string;
}

/** Size of the social picture; what every network shows without cutting. */
export const pictureSize = { width: 1200, height: 630 } as const;

/**
 * Adds the canonical link, social tags and icon that a page lacks. Inserts once, at the end of the head;
 * every other character stays.
 */
export function decoratePage(html: string, facts: PageFacts, at: PageAddresses): string {
  if (facts.headEnd === null) return html;
  const additions = [...linksFor(facts, at), ...metasFor(facts, at)].join('\n');
  if (additions === '') return html;
  return `${html.slice(0, facts.headEnd)}${additions}\n${html.slice(facts.headEnd)}`;
}

function linksFor({ relations }: PageFacts, at: PageAddresses): string[] {
  return [
    ...(relations.includes('canonical') ? [] : [`<link rel="canonical" href="${at.page}">`]),
    ...(relations.includes('icon')
      ? []
      : ['<link rel="icon" type="image/svg+xml" href="favicon.svg">']),
  ];
}

function metasFor({ metas, title, description }: PageFacts, at: PageAddresses): string[] {
  const own = (name: string) => metas.includes(name);
  const meta = (kind: 'name' | 'property', name: string, content: string) =>
    content === '' || own(name)
      ? []
      : [`<meta ${kind}="${name}" content="${escapeAttribute(content)}">`];
  const size = own('og:image')
    ? []
    : [
        ...meta('property', 'og:image:width', String(pictureSize.width)),
        ...meta('property', 'og:image:height', String(pictureSize.height)),
        ...meta('property', 'og:image:alt', title),
      ];
  return [
    ...meta('property', 'og:type', 'website'),
    ...meta('property', 'og:url', at.page),
    ...meta('property', 'og:title', title),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:image', at.picture),
    ...size,
    ...meta('name', 'twitter:card', 'summary_large_image'),
  ];
}
