import type { UnderstoodPrompt } from 'shared-kit/contract';

/** Longer titles are sentences. */
const maxLength = 60;

/** Default titles that are not names. */
const nameless =
  /^(?:untitled|document|home|homepage|index|page|web ?page|(?:my |your |new )?(?:web ?)?site|(?:my |your )?website|welcome|title|(?:your|the) (?:\w{1,20} )?name(?: here)?)$/i;

/** Separators between a page's name and its description: “Nook · Small café in Porto”. */
const separator = /\s+[|·•–—-]\s+|:\s+/;

/**
 * The name of a generated website: the name in the prompt, the page's title, or the subject in a
 * few words. Null where none of them is usable; no name is invented.
 */
export function siteNameOf(understood: UnderstoodPrompt | null, html: string): string | null {
  return understood?.name ?? titleOf(html) ?? usable(understood?.kind ?? '');
}

function titleOf(html: string): string | null {
  const written = /<title\b[^>]{0,200}>([^<]{1,400})<\/title/i.exec(html.slice(0, 50_000))?.[1];
  if (written === undefined) return null;
  const title = written
    .replaceAll(/&(?:#39|apos|rsquo);/g, '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
  return usable(title.split(separator)[0] ?? '');
}

function usable(words: string): string | null {
  const name = words.trim().replace(/[\s,.;:]+$/, '');
  const isName = /\p{L}/u.test(name) && !/[[\]<>]/.test(name) && !nameless.test(name);
  return isName && name.length <= maxLength ? name : null;
}
