import type { BusinessFact } from 'shared-kit/contract';
import { escapeAttribute } from 'site-document/escape';

/** Where a network keeps its profiles. A handle is a profile's name, without the sign in front of it. */
const profiles: Readonly<Record<string, (handle: string) => string>> = {
  instagram: (handle) => `https://www.instagram.com/${handle}`,
  facebook: (handle) => `https://www.facebook.com/${handle}`,
  tiktok: (handle) => `https://www.tiktok.com/@${handle}`,
  youtube: (handle) => `https://www.youtube.com/@${handle}`,
  linkedin: (handle) => `https://www.linkedin.com/company/${handle}`,
  x: (handle) => `https://x.com/${handle}`,
  pinterest: (handle) => `https://www.pinterest.com/${handle}`,
  whatsapp: (handle) => `https://wa.me/${handle.replace(/\D/g, '')}`,
  threads: (handle) => `https://www.threads.net/@${handle}`,
  bluesky: (handle) => `https://bsky.app/profile/${handle}`,
};

/** A fact as it is written on a page: read back from one, it has passed no check. */
export type WrittenFact = Pick<BusinessFact, 'kind' | 'item' | 'value'>;

/** Where a fact leads; null for what is no link. */
export function hrefOf({ kind, item, value }: WrittenFact): string | null {
  if (kind === 'phone') return `tel:${telNumber(value)}`;
  if (kind === 'email') return `mailto:${value}`;
  if (kind !== 'social') return null;
  if (value.startsWith('https://')) return value;
  const handle = encodeURIComponent(value.replace(/^@/, ''));
  return (profiles[item] ?? ((name: string) => `https://${item}.com/${name}`))(handle);
}

/** As telephones take it: “+44 (0)113 496 0000” is dialled without the zero in brackets. */
function telNumber(value: string): string {
  const written = value.startsWith('+') ? value.replace('(0)', '') : value;
  return (written.startsWith('+') ? '+' : '') + written.replace(/\D/g, '');
}

/** What a visitor reads. */
export function wordsOf({ kind, value }: WrittenFact): string {
  if (kind !== 'social' || !value.startsWith('https://')) return value;
  return value.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}

/** The same as markup: lines stay lines. */
export const contentOf = (fact: BusinessFact): string =>
  escapeAttribute(wordsOf(fact)).replaceAll(/\r?\n/g, '<br>');

/** How an element is marked with a fact. */
export const markOf = (kind: BusinessFact['kind'], item: string): string =>
  kind === 'social' ? `social-${item}` : kind;

/** A fact where nothing but its words stood: a link where it is one and may be one. */
export function factMarkup(fact: BusinessFact, mayLink: boolean): string {
  const { kind, item } = fact;
  const ofItem = item !== '' && kind !== 'social' ? ` data-item="${escapeAttribute(item)}"` : '';
  const mark = `data-fact="${markOf(kind, item)}"${ofItem}`;
  const href = mayLink ? hrefOf(fact) : null;
  if (href === null) return `<span ${mark}>${contentOf(fact)}</span>`;
  return `<a ${mark} href="${escapeAttribute(href)}">${contentOf(fact)}</a>`;
}
