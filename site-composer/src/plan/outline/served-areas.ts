import type { Brief } from '../../model/brief';
import type { DraftSection } from '../draft-section';

type Visit = Extract<DraftSection, { kind: 'visit' }>;

/** Where somebody learned their trade is no area they serve. */
const serves =
  /\b(?:cover(?:s|ing|ed)?|serv(?:e|es|ing)|travel\p{L}*|deliver\p{L}*|around|round|area|within|across|throughout|miles|km|near|based|come to|local|in|umgebung|umkreis|environs|alrededores|dintorni|omgeving|arredores)\b/iu;
const past =
  /\b(?:learn(?:t|ed)|trained|studied|born|grew up|moved|worked|from|taught|was|were)\b/iu;

/** Where somebody is found and whom they serve, without the places they only came through. */
export function servedAreas(draft: Visit, { passages, language }: Brief): DraftSection[] {
  const areas = draft.areas.filter((area) => {
    const own = passages.filter(({ text }) => text.includes(area));
    // What is spoken of only where a look is wished for is no area.
    return (
      (own.length === 0 && language !== 'en') ||
      own.some(({ text }) => serves.test(text) && !past.test(text))
    );
  });
  const { address, hours, hoursWords } = draft;
  return address === null && hoursWords === null && hours.length === 0 && areas.length === 0
    ? []
    : [{ ...draft, areas }];
}
