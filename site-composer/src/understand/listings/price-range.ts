import type { BlockLine } from '../../model/document';
import { capitalised } from '../../text/casing';
import { sumPattern } from '../../text/sums';
import type { FoundListing } from './found-listing';
import type { SentenceRange } from './sentence-ranges';

const longest = 200;
const longestEnd = 60;
const sum = new RegExp(sumPattern.source, 'giu');
const range =
  /^(?:(?:our |the )?((?:\p{L}+\s){0,2}\p{L}+)\s)?(?:are |is |go |run |range |start )?(?:anything |anywhere )?from (.{3,80}?),? (?:up )?to (.{3,80})$/iu;
const ofPrices = /^(?:prices?|rates?|fees?|costs?|it|they|tickets?)$/iu;

/** "Units from 25 sq ft at £12 a week to 200 sq ft at £55 a week", "Prices from £480 in winter to £1,150 in August": the two ends of what something costs. */
export function priceRange({ text, start, end }: SentenceRange): FoundListing | null {
  if (text.length > longest) return null;
  const [, what = '', low = '', high = ''] = range.exec(text.replace(/[.!\s]+$/u, '')) ?? [];
  const lines = [endOf(low, 'from '), endOf(high, '')];
  const known = lines.filter((line) => line !== null);
  if (known.length < 2) return null;
  const heading = what === '' || ofPrices.test(what) ? null : capitalised(what);
  return {
    start,
    end,
    listing: { heading, kind: 'content', groups: [{ heading: null, lines: known }] },
  };
}

/** What one end of a range is of, and its sum. */
function endOf(words: string, least: string): BlockLine | null {
  const [found, ...others] = [...words.matchAll(sum)];
  if (found === undefined || others.length > 0) return null;
  const ahead = words.slice(0, found.index).replace(/\s(?:at|for|is|costs?)\s*$/iu, '');
  const behind = words.slice(found.index + found[0].length);
  const title = `${ahead} ${behind}`
    .trim()
    .replace(/^(?:in|for|on|at|during|over)\s(?:the\s)?/iu, '');
  if (!/\p{L}{2}/u.test(title) || title.length > longestEnd || /,/u.test(title)) return null;
  const price = `${least}${found[0].trim()}`;
  return { sort: 'row', text: `${title}, ${price}`, cells: [title, price] };
}
