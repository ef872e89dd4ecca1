import type { Submission } from './submission';

/** From this score on a message goes to the spam box. */
const spamFrom = 3;

/** A person takes longer than this from opening a page to sending its form. */
const minFillMs = 2_000;

/**
 * Whether a message looks automated: certain when the honeypot field is filled in; otherwise haste
 * and links add up. It is never dropped: spam is stored in a separate box.
 */
export function looksLikeSpam({ fields, trap, elapsed }: Submission): boolean {
  if (trap !== '') return true;
  const text = fields.map(({ value }) => value).join('\n');
  const haste = elapsed !== null && elapsed < minFillMs ? 2 : 0;
  return haste + linkScore(text) >= spamFrom;
}

function linkScore(text: string): number {
  const links = text.match(/https?:\/\/|\bwww\.|<a\s|\[url\b/gi)?.length ?? 0;
  if (links >= 4) return 3;
  return links >= 2 ? 2 : links;
}
