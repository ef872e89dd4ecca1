import type { Passage } from '../../model/brief';
import type { DraftSection } from '../draft-section';
import type { PageContext } from '../page-context';
import { readProgramme } from './time-rows';
import { isThroughDay, readTimedParts } from './timed-parts';

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
    const timed = timedOf(own);
    if (timed.length > 0) for (const passage of timed) found.add(passage);
    else if (readProgramme(own) !== null) for (const passage of own) found.add(passage);
  }
  return found;
}

const fewest = 3;

/** Those of some passages that are lines of a programme, where most of them are. */
export function timedOf(passages: readonly Passage[]): Passage[] {
  const timed = passages.filter(({ text }) => readTimedParts(text) !== null);
  const rows = timed.flatMap(({ text }) => readTimedParts(text) ?? []);
  const isProgramme = rows.length >= fewest && timed.length * 2 >= passages.length;
  return isProgramme && isThroughDay(rows) ? timed : [];
}

/** Gives what takes place at times through a day, and has no heading, the one of a programme: the one that was asked for, or ours. */
export function withProgrammes({ brief, say }: PageContext): Passage[] {
  const asked = brief.asked.sections.find(({ topic }) => topic === 'schedule')?.words;
  const label = asked ?? say('onTheDay');
  let run: Passage[] = [];
  const own = new Set<Passage>();
  const close = (): void => {
    if (timedOf(run).length > 0) for (const passage of run) own.add(passage);
    run = [];
  };
  for (const passage of brief.passages) {
    if (passage.label === null && readTimedParts(passage.text) !== null) run.push(passage);
    else close();
  }
  close();
  return brief.passages.map((passage) => (own.has(passage) ? { ...passage, label } : passage));
}
