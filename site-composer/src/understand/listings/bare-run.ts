import type { Span } from '../../spans/find-spans';
import { readTokens } from '../../text/tokens';
import { entryLines } from './entry-lines';
import type { FoundListing } from './found-listing';
import type { SentenceRange } from './sentence-ranges';

const longest = 300;
const fewest = 4;
const mostWords = 5;
const ofLook = new Set<Span['label']>([
  'style',
  'color',
  'place',
  'area',
  'address',
  'person',
  'section',
  'field',
  'not',
]);

/** "Bouncy castle, dog show at 2, plant stall, barbecue": a sentence that is nothing but things, each in a few words. */
export function bareRun(
  { text, start, end }: SentenceRange,
  spans: readonly Span[],
): FoundListing | null {
  if (start === 0 || text.length > longest || /[:;@£€$]/u.test(text)) return null;
  if (spans.some((span) => ofLook.has(span.label) && span.start < end && span.end > start))
    return null;
  const lines = entryLines(text, { kind: 'content', topic: 'offer' });
  if (lines === null || lines.length < fewest) return null;
  const areThings =
    lines.every(({ text: entry }) => isThing(entry)) &&
    lines.slice(1).filter(({ text: entry }) => /^\p{Lu}/u.test(entry)).length * 2 < lines.length;
  return areThings
    ? {
        start,
        end,
        listing: { heading: null, kind: 'content', groups: [{ heading: null, lines }] },
      }
    : null;
}

/** A noun with what stands in front of it, and at most its hour behind it. */
function isThing(entry: string): boolean {
  const bare = entry.replace(/\s(?:at|from)\s\d{1,2}(?:[.:]\d\d)?(?:\s?[ap]m)?$/iu, '');
  const tokens = readTokens(bare);
  return (
    bare.split(' ').length <= mostWords &&
    tokens.at(-1)?.pos === 'NOUN' &&
    !tokens.some(({ pos }) => pos === 'AUX' || pos === 'PRON') &&
    !/^(?:no|not|lots of|plenty of)\s|\d/iu.test(bare)
  );
}
