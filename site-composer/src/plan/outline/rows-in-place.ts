import type { Brief } from '../../model/brief';
import { topicOf } from '../../catalogue/topics';
import { capitalised } from '../../text/casing';
import type { DraftSection } from '../draft-section';
import { tellingWords } from '../shown-words';
import type { Placed } from './in-order';
import { lostWords } from './shown';

/** In front of the first passage; -1 is said of what was made of none. */
const beforeAll = -0.5;

const labelled = new Set<DraftSection['kind']>(['people', 'schedule', 'visit', 'steps']);

/** A section of rows where the first of its sentences stands in the instruction. */
export function rowsInPlace(draft: DraftSection, brief: Brief): Placed {
  const { passages } = brief;
  // When and where something takes place is looked for first of all.
  if (draft.kind === 'facts')
    return { words: draft.heading ?? '', topic: 'about', rank: -1, at: beforeAll, draft };
  const own = passages.filter(
    ({ text }) => tellingWords(text).length > 0 && lostWords(text, draft, brief).length === 0,
  );
  const label = own.find((passage) => passage.label !== null)?.label ?? null;
  const isLabelled = label !== null && labelled.has(draft.kind);
  const heading = isLabelled ? capitalised(label) : draft.heading;
  return {
    words: heading ?? '',
    topic: topicOf((heading ?? draft.kind).toLowerCase()),
    rank: -1,
    at: passages.findIndex((passage) => own.includes(passage)),
    draft: isLabelled ? { ...draft, heading, navigation: heading } : draft,
  };
}
