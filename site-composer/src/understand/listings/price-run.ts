import { insteadOfSum, sumPattern } from '../../text/sums';
import type { FoundListing } from './found-listing';
import { entryLines } from './entry-lines';
import type { SentenceRange } from './sentence-ranges';

const sum = new RegExp(sumPattern.source, 'giu');
const free = /^(?:free|gratis|kostenlos|gratuit)(?!\p{L})|(?<!\p{L})free$/iu;
const fewest = 3;
const mostWords = 6;
const behindSum = /^(?:\s?[,(–—-]|\s(?:a|an|per|each|for)\s|$)/u;

/** "Free plan, Pro at $12/month, Team at $29/month": a sentence whose every part is a thing with what it costs. */
export function priceRun({ text, start, end }: SentenceRange): FoundListing | null {
  if (text.length > longest || text.search(sumPattern) === -1) return null;
  const lines = entryLines(text.replace(seller, ''), { kind: 'content', topic: 'prices' });
  if (lines === null || lines.length < fewest) return null;
  return lines.every((line) => isPriced(line.text))
    ? {
        start,
        end,
        listing: { heading: null, kind: 'content', groups: [{ heading: null, lines }] },
      }
    : null;
}

const longest = 600;
/** "I do dining chairs from £85, …": who sells is not part of the first thing. */
const seller = /^(?:we|i)(?:\salso)?\s(?:do|sell|offer|charge|have|make|serve)\s+/iu;

/** A thing in a few words with one sum behind it, or nothing to pay. */
function isPriced(entry: string): boolean {
  const bare = entry.replaceAll(/\([^()]*\)/gu, '').trim();
  const sums = [...bare.matchAll(sum)];
  const [only] = sums;
  if (only === undefined)
    return (free.test(bare) || insteadOfSum.test(bare)) && bare.split(' ').length <= mostWords;
  const title = bare.slice(0, only.index).trim();
  const behind = bare.slice(only.index + only[0].length);
  return (
    sums.length === 1 &&
    /\p{L}{2}/u.test(title) &&
    title.split(' ').length <= mostWords &&
    behindSum.test(behind) &&
    !isClause.test(title)
  );
}

const isClause =
  /(?<!\p{L})(?:we|i|you|they|is|are|costs?|charges?|raised|over|under|up|than|about|the first|minimum|deposit|entry|tickets?|adults?|children|under \d+s?)(?!\p{L})/iu;
