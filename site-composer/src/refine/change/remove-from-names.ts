import { textOf, textsIn } from 'site-document/text';
import { rangeOf } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import type { Outcome } from '../outcome';
import type { Site } from '../site';

const fewestNames = 3;

/** "Asada Pastor Cabeza Lengua, all $3.25": of a row of names one goes, and the others stay. */
export function removeFromNames(site: Site, named: string, element: PageElement): Outcome | null {
  const [name] = textsIn(element, 1);
  const words = name?.value.trim().split(/\s+/u) ?? [];
  const names = words.filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word));
  const gone = names.find((word) => word.toLowerCase() === named.trim().toLowerCase());
  const range = name ? rangeOf(name) : null;
  if (!name || !range || gone === undefined) return null;
  if (names.length < fewestNames || names.length * 2 < words.length) return null;
  const source = site.page.source.slice(range.start, range.end);
  const at = source.search(new RegExp(String.raw`(?<!\p{L})${gone}(?!\p{L})`, 'u'));
  if (at === -1) return null;
  const start = range.start + at;
  const end = start + gone.length + (source.charAt(at + gone.length) === ' ' ? 1 : 0);
  return {
    site: site.edit([{ file: 'html', start, end, text: '' }]),
    sentence: `Removed “${gone}”.`,
    isWhole: true,
    holds: (after) =>
      !textOf(after.body)
        .split(/[^\p{L}]+/u)
        .includes(gone),
  };
}
