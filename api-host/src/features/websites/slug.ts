/** Maximum length in characters, suffix included. */
export const slugLimit = 60;

/**
 * Slugs contain no underscore, which starts the host's own addresses. Each is also a valid DNS
 * label, and never a punycode one (`xn--`).
 */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Names that visitors, crawlers, mail programs or a later version of this host expect something
 * else under.
 */
const reserved = new Set([
  'admin',
  'api',
  'app',
  'assets',
  'autoconfig',
  'autodiscover',
  'cdn',
  'editor',
  'favicon',
  'ftp',
  'healthz',
  'help',
  'imap',
  'index',
  'localhost',
  'mail',
  'metrics',
  'mx',
  'ns',
  'ns1',
  'ns2',
  'pop',
  'preview',
  'readyz',
  'robots',
  'share',
  'sitemap',
  'sites',
  'smtp',
  'static',
  'status',
  'support',
  'webmail',
  'wpad',
  'www',
]);

/** Letters that Unicode does not decompose into a Latin letter and an accent. */
const transliterations: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** Converts a title: "Café Ångström!" becomes `cafe-angstrom`; `site` when nothing is left. */
export function slugFrom(title: string): string {
  const ascii = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => transliterations[letter] ?? '')
    .replace(/['’]/g, '');
  const words = ascii.match(/[a-z0-9]+/g) ?? [];
  const slug = cut(words.join('-'), slugLimit);
  if (slug === '') return 'site';
  return reserved.has(slug) ? `${slug}-site` : slug;
}

/** The n-th candidate: `name`, `name-2`, `name-3`, … */
export function slugChoice(base: string, n: number): string {
  if (n === 1) return base;
  const suffix = `-${n}`;
  return cut(base, slugLimit - suffix.length) + suffix;
}

const cut = (slug: string, length: number) => slug.slice(0, length).replace(/-$/, '');
