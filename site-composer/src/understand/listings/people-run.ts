import { entryLines } from './entry-lines';
import type { FoundListing } from './found-listing';
import type { SentenceRange } from './sentence-ranges';

const longest = 300;
const titled = /^(?:Dr|Prof|Mr|Mrs|Ms|Rev|Sir|Dame)\.?\s\p{Lu}/u;

/** "Dr Aoife Lynch and Dr Sean Murphy.": a sentence of nothing but people with their titles. */
export function peopleRun({ text, start, end }: SentenceRange): FoundListing | null {
  if (text.length > longest || !titled.test(text)) return null;
  const lines = entryLines(text, { kind: 'content', topic: 'people' });
  return lines !== null && lines.every((line) => titled.test(line.text))
    ? {
        start,
        end,
        listing: { heading: null, kind: 'content', groups: [{ heading: null, lines }] },
      }
    : null;
}
