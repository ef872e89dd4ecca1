import type { Brief, Passage } from '../../model/brief';
import type { DraftSection } from '../draft-section';
import { lostWords } from './shown';

type Draft<Kind extends DraftSection['kind']> = Extract<DraftSection, { kind: Kind }>;

/** People and days of a programme, as far as all of the sentences they were read from stand in such rows; the others are told. */
export function verifiedRows<One extends Draft<'people'> | Draft<'schedule'>>(
  draft: One,
  brief: Brief,
): One | null {
  const mistrusted = brief.passages.filter(
    (passage) =>
      namesIn(draft).some((name) => holds(passage, name)) &&
      lostWords(passage.text, [draft, passage.label], brief).length > 0,
  );
  // What stands in no sentence for visitors was said to whoever builds the page.
  const isSaid = (name: string): boolean =>
    brief.language !== 'en' || brief.passages.some((passage) => holds(passage, name));
  const stands = (name: string): boolean =>
    isSaid(name) && !mistrusted.some((passage) => holds(passage, name));
  if (draft.kind === 'people') {
    const people = draft.people.filter(({ name }) => stands(name));
    return people.length === 0 ? null : { ...draft, people };
  }
  const entries = draft.entries.filter(({ title }) => stands(title));
  return entries.length === 0 ||
    draft.entries.some(({ title }) => isCut.test(title) || holdsNext.test(title))
    ? null
    : { ...draft, entries };
}

/** "Départ avant" lost its hour. */
const isCut =
  /\s(?:avant|après|ab|bis|vor|nach|antes|hasta|desde|prima|dopo|voor|na|tot|até|from|until|before|after|at|by)$/iu;

/** "Piranesi, February Small Things Like These" holds the next row. */
const holdsNext =
  /,\s(?:january|february|march|april|may|june|july|august|september|october|november|december|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)\s\p{L}/iu;

const namesIn = (draft: Draft<'people'> | Draft<'schedule'>): string[] =>
  draft.kind === 'people'
    ? draft.people.map(({ name }) => name)
    : draft.entries.map(({ title }) => title);

const holds = ({ text }: Passage, name: string): boolean =>
  text.toLowerCase().includes(name.toLowerCase());
