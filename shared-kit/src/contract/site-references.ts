import type { HtmlTag } from './html-scan';

/** The names under which the document finds its two other files, in exports and published sites. */
export const siteFileNames = {
  html: 'index.html',
  css: 'styles.css',
  js: 'script.js',
} as const;

/** An address below the page itself: no scheme, no other host, not only a fragment. */
const isLocal = (address: string | undefined): boolean =>
  address !== undefined && /^(?![a-z][a-z0-9+.-]*:|\/\/|#|$)/i.test(address.trim());

const relations = (tag: HtmlTag): string[] =>
  (tag.attributes.get('rel') ?? '').toLowerCase().split(/\s+/);

/** Any local stylesheet: a site has one, so another name is the model's slip for `styles.css`. */
export const isOwnStyle = (tag: HtmlTag): boolean =>
  tag.name === 'link' &&
  relations(tag).includes('stylesheet') &&
  isLocal(tag.attributes.get('href'));

/** Any local script, whatever a model called it. */
export const isOwnScript = (tag: HtmlTag): boolean =>
  tag.name === 'script' && !tag.closing && isLocal(tag.attributes.get('src'));

/** A hint to fetch a file early that is either inlined or named another way. */
export const isOwnPreload = (tag: HtmlTag): boolean =>
  tag.name === 'link' &&
  relations(tag).some((relation) => /^(?:(?:module)?preload|prefetch)$/.test(relation)) &&
  /\.(?:css|m?js)(?:[?#]|$)/i.test(tag.attributes.get('href') ?? '') &&
  isLocal(tag.attributes.get('href'));

/**
 * Whether the tag already names the file as it will be called. Not with a checksum, which no longer
 * holds after the next edit, nor with `crossorigin`, which a site without an origin cannot answer.
 */
export const namesFile = (tag: HtmlTag, file: string): boolean =>
  (tag.attributes.get('href') ?? tag.attributes.get('src')) === file &&
  !tag.attributes.has('integrity') &&
  !tag.attributes.has('crossorigin');

export const isModule = (tag: HtmlTag | undefined): boolean =>
  tag?.attributes.get('type')?.trim().toLowerCase() === 'module';

/** Runs after the document was read, wherever it stands. (Inline modules do so by themselves.) */
export const isDeferred = (tag: HtmlTag): boolean =>
  !isModule(tag) && (tag.attributes.has('defer') || tag.attributes.has('async'));
