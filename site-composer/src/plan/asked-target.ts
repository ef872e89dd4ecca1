import type { Brief } from '../model/brief';

const longestRead = 6_000;
const near = 160;
const url = /https:\/\/[^\s)"'”»,]+/u;
const address = /[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{1,80}\.\p{L}{2,20}/u;

/** "Request a quote" → email. */
const byMail = /(?:→|->|by|via|sends?|opens?|to(?: my| our| an)?)\s(?:e-?mail|mail)\b/iu;

/** Where the button with these words leads, as far as the instruction says it right behind them: an address of the web or of mail. */
export function linkOfButton(
  { prompt, facts }: Pick<Brief, 'prompt' | 'facts'>,
  label: string,
): string | null {
  const text = prompt.slice(0, longestRead);
  const words = new RegExp(`(?<![\\p{L}\\d/.@])${escaped(label)}(?![\\p{L}\\d@])`, 'giu');
  for (const { index } of text.matchAll(words)) {
    const behind = text.slice(index + label.length, index + label.length + near);
    // The next button, sentence or line has a link of its own.
    const own = behind.split(/\n|[.;]\s|,\s(?:smaller|and|a|another|second)\s/iu)[0] ?? '';
    const link = linkIn(own, facts.emails);
    if (link !== null) return link;
  }
  return null;
}

function linkIn(words: string, emails: readonly string[]): string | null {
  const link = url.exec(words)?.[0].replace(/[.;:]+$/u, '');
  if (link !== undefined) return link;
  const mail = address.exec(words)?.[0].replace(/\.$/u, '');
  if (mail !== undefined) return `mailto:${mail}`;
  const [first] = emails;
  return first !== undefined && byMail.test(words) ? `mailto:${first}` : null;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
