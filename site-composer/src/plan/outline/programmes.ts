import type { Passage } from '../../model/brief';
import type { DraftSection } from '../draft-section';
import { readProgramme } from './time-rows';

/** What stands as a programme under its own heading is neither opening hours nor another programme. */
export function withoutProgrammes(
  draft: DraftSection,
  programmes: ReadonlySet<Passage>,
): DraftSection[] {
  if (programmes.size === 0) return [draft];
  if (draft.kind === 'schedule') return [];
  if (draft.kind !== 'visit') return [draft];
  const { hoursWords, address, areas, hours } = draft;
  const isOfThem = [...programmes].some(
    ({ text }) => hoursWords !== null && text.includes(hoursWords),
  );
  if (!isOfThem) return [draft];
  return address === null && areas.length === 0 && hours.length === 0
    ? []
    : [{ ...draft, hoursWords: null }];
}

/** Lines that are a programme under the heading they stand below. */
export function programmesIn(passages: readonly Passage[]): Set<Passage> {
  const found = new Set<Passage>();
  const labels = new Set(passages.map(({ label }) => label).filter((label) => label !== null));
  for (const label of labels) {
    const own = passages.filter((passage) => passage.label === label);
    if (readProgramme(own) !== null) for (const passage of own) found.add(passage);
  }
  return found;
}
