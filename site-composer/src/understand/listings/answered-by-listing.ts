import type { AskedSection } from '../../model/brief';
import type { Listing } from '../../model/listing';
import { topicOf } from '../../catalogue/topics';
import { sumPattern } from '../../text/sums';

const ofKind: Readonly<Record<string, AskedSection['topic']>> = {
  steps: 'steps',
  questions: 'questions',
  quotes: 'quotes',
};
const sum = new RegExp(sumPattern.source, 'iu');

/** Whether a part of the page that was asked for is one of the listings, by its name or by what it is. */
export function isAnsweredByListing(
  { words, topic }: AskedSection,
  listings: readonly Listing[],
): boolean {
  return listings.some((listing) => {
    const named = listing.heading?.toLowerCase() ?? '';
    if (
      named !== '' &&
      (named.includes(words.toLowerCase()) || words.toLowerCase().includes(named))
    )
      return true;
    if (topic === 'other') return false;
    return (
      ofKind[listing.kind] === topic ||
      topicOf(named) === topic ||
      (topic === 'prices' && isPriced(listing))
    );
  });
}

const isPriced = ({ groups }: Listing): boolean => {
  const lines = groups.flatMap((group) => group.lines);
  return lines.filter(({ text }) => sum.test(text)).length * 2 > lines.length;
};
