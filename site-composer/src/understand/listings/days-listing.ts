import type { BlockLine } from '../../model/brief';
import { listingLabel } from './listing-label';
import type { FoundListing } from './found-listing';
import type { SentenceRange } from './sentence-ranges';

const label = /^([^:"“”;]{2,40}?)\s?:\s+(?=\S)/u;
const ofDay =
  /^((?:mon|tues|wednes|thurs|fri|satur|sun)day(?:\s\d{1,2}(?:st|nd|rd|th)?(?:\s\p{L}+)?)?)\s?[-–—:]\s+(\S.*?)[.;]?$/iu;
const fewest = 2;
const longest = 300;

/** "Line-up: Saturday - The Oak Sisters, Jem Carter. Sunday - Anya Reed.": what there is on each day, from the sentence at `at` on; with how many sentences they are of. */
export function daysListing(
  sentences: readonly SentenceRange[],
  at: number,
): { found: FoundListing; count: number } | null {
  const first = sentences[at];
  const [lead = '', words = ''] = label.exec(first?.text ?? '') ?? [];
  const named = words === '' ? null : listingLabel(words);
  if (first === undefined || named === null) return null;
  const lines: BlockLine[] = [];
  for (let next = at; next < sentences.length; next += 1) {
    const said = sentences[next]?.text.slice(next === at ? lead.length : 0) ?? '';
    const [, day = '', what = ''] = said.length > longest ? [] : (ofDay.exec(said) ?? []);
    if (day === '') break;
    lines.push({ sort: 'point', text: `${day}: ${what}`, cells: [day, what] });
  }
  const last = sentences[at + lines.length - 1];
  if (lines.length < fewest || last === undefined) return null;
  return {
    count: lines.length,
    found: {
      start: first.start,
      end: last.end,
      listing: { heading: named.heading, kind: 'content', groups: [{ heading: null, lines }] },
    },
  };
}
