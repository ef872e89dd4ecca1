import type { Passage } from '../../model/brief';
import { asPoint } from '../../text/casing';
import { readTokens } from '../../text/tokens';
import { timePhrases } from '../../text/time-phrases';
import { sumPattern } from '../../text/sums';
import { isOnlyHours } from '../../understand/marked/marked-hours';
import type { PageContext } from '../page-context';

/** A passage that is a few points one behind the other, and these. */
export interface FragmentPoints {
  readonly told: Passage;
  readonly points: readonly string[];
}

const fewest = 2;
const most = 4;
const mostWords = 5;
const longest = 36;

/** "Drive-up access, CCTV, no deposit, open 6am to 10pm every day": points for the first screen; hours stand in their table. English only. */
export function fragmentPoints(
  { brief }: PageContext,
  isTaken: (passage: Passage) => boolean,
): FragmentPoints | null {
  if (brief.language !== 'en' || brief.purpose === 'application') return null;
  for (const passage of brief.passages) {
    if (passage.label !== null || passage.isUrgent || isTaken(passage)) continue;
    const parts = passage.text.replace(/\.$/u, '').split(/,\s(?:and\s)?/u);
    const isTabled = (part: string): boolean =>
      brief.facts.hours.length > 0 && (isOnlyHours([part]) || ofHours.test(part));
    const points = parts.filter((part) => !isTabled(part));
    if (
      points.length >= fewest &&
      points.length <= most &&
      parts.length > fewest &&
      points.every(isPoint)
    )
      return { told: passage, points: points.map(asPoint) };
  }
  return null;
}

const ofHours = /^open\s.*\d/iu;

/** A few words without a verb, a sum or a time; names are no points. */
function isPoint(part: string): boolean {
  if (part.length > longest || part.split(' ').length > mostWords || isNamed.test(part))
    return false;
  if (timePhrases(part).length > 0 || part.search(sumPattern) !== -1 || /@|\d{4}/u.test(part))
    return false;
  return (
    /\p{L}{2}/u.test(part) && !readTokens(part).some(({ pos }) => pos === 'AUX' || pos === 'PRON')
  );
}

const isNamed = /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)+$/u;
