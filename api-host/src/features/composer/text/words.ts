/** Small English: articles, capitals, lists. */
export function withArticle(noun: string): string {
  if (/^(the|a|an|my|our|your)\s/i.test(noun)) return noun;
  const vowel = /^(?:[aeio]|u(?!ni|s[aeiu]|k\b|til)|hour|honest|mfa|mba)/i.test(noun);
  return `${vowel ? 'an' : 'a'} ${noun}`;
}

export function capitalise(text: string): string {
  const first = Array.from(text)[0] ?? '';
  return first.toLocaleUpperCase('en') + text.slice(first.length);
}

/** Title case for names made by us; small words stay small. */
export function titleCase(text: string): string {
  return text
    .split(/\s+/)
    .map((word, index) =>
      index > 0 && /^(and|of|the|in|for|to|with|a|an|or|at|by)$/i.test(word)
        ? word
        : capitalise(word),
    )
    .join(' ');
}

export function joinWords(list: readonly string[], last = 'and'): string {
  if (list.length < 2) return list[0] ?? '';
  return `${list.slice(0, -1).join(', ')} ${last} ${list[list.length - 1]}`;
}

/** `café au lait` → `cafe-au-lait`; never empty. For ids, so letters, digits and hyphens only. */
export function slugOf(text: string, fallback: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  return /^[a-z]/.test(slug) ? slug : slug === '' ? fallback : `s-${slug}`;
}

/** Cuts at a word, with an ellipsis; whole code points only. */
export function shorten(text: string, limit: number): string {
  const points = Array.from(text.trim());
  if (points.length <= limit) return points.join('');
  const cut = points.slice(0, limit - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > limit * 0.6 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** "FAQ accordion", "features grid", "countdown timer": the form of a part is no heading for it. */
export const withoutForm = (words: string): string =>
  words
    .replace(
      /(?<=\p{L}) (?:grid|accordion|carousel|slider|section|lightbox|timer|sign[- ]?up form|table with .*)$/iu,
      '',
    )
    .replace(/(?<=pricing) (?:table|cards?)$/i, '')
    .replace(/(?<=\p{L} \p{L}+ \p{L}+) form$/iu, '')
    .replace(/ (?:on|to|for|in|at|of|with)$/i, '');
