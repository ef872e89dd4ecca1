import type { UnderstoodPrompt } from 'shared-kit/contract';

/** Longer ones are sentences. */
const longest = 60;

/** What pages are called that nobody gave a name. */
const nameless =
  /^(?:untitled|document|home|homepage|index|page|web ?page|(?:my |your |new )?(?:web ?)?site|(?:my |your )?website|welcome|title|(?:your|the) (?:\w{1,20} )?name(?: here)?)$/i;

/** What parts a page's name from what it says about it: “Nook · Small café in Porto”. */
const parting = /\s+[|·•–—-]\s+|:\s+/;

/**
 * What a generation has found its website to be called: the name the prompt gives, what the page calls
 * itself, or the subject in a few words. Null where nothing of that says anything; no name is made up.
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
  return usable(title.split(parting)[0] ?? '');
}

function usable(words: string): string | null {
  const name = words.trim().replace(/[\s,.;:]+$/, '');
  const isName = /\p{L}/u.test(name) && !/[[\]<>]/.test(name) && !nameless.test(name);
  return isName && name.length <= longest ? name : null;
}
