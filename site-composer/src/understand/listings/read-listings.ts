import type { Span } from '../../spans/find-spans';
import { bareRun } from './bare-run';
import { blockListings } from './block-listings';
import { bracketListings } from './bracket-listings';
import type { FoundListing } from './found-listing';
import { daysListing } from './days-listing';
import { featureTail } from './feature-tail';
import { labelledListing } from './labelled-listings';
import { priceRange } from './price-range';
import { priceRun } from './price-run';
import { questionRun } from './question-run';
import { peopleRun } from './people-run';
import { quoteRuns } from './quote-run';
import { sentenceRanges } from './sentence-ranges';
import { spokenListing } from './spoken-listing';
import { toldPrices } from './told-prices';
import { tailRun } from './tail-run';

const most = 24;

/** The lists of an instruction that can be read whole by how they are written, in their order; none overlaps another. */
export function readListings(
  text: string,
  isEnglish: boolean,
  spans: readonly Span[] = [],
): FoundListing[] {
  const blocks = [...blockListings(text), ...quoteRuns(text)];
  const found: FoundListing[] = [...blocks];
  const sentences = sentenceRanges(text).filter(
    ({ start, end }) => !blocks.some((block) => start < block.end && end > block.start),
  );
  for (let at = 0; at < sentences.length && found.length < most; at += 1) {
    const sentence = sentences[at];
    if (sentence === undefined) break;
    const questions = questionRun(sentences, at) ?? daysListing(sentences, at);
    if (questions !== null) {
      found.push(questions.found);
      at += questions.count - 1;
      continue;
    }
    const brackets = bracketListings(sentence);
    found.push(...brackets);
    const listing =
      labelledListing(sentence, isEnglish) ??
      (isEnglish && brackets.length === 0
        ? (priceRun(sentence) ??
          priceRange(sentence) ??
          toldPrices(sentence) ??
          spokenListing(sentence) ??
          featureTail(sentence) ??
          peopleRun(sentence) ??
          bareRun(sentence, spans) ??
          tailRun(sentence, spans))
        : null);
    if (
      listing !== null &&
      !brackets.some(({ start, end }) => listing.start < end && listing.end > start)
    )
      found.push(listing);
  }
  return found.toSorted((one, other) => one.start - other.start);
}
