import type { DraftSection } from '../draft-section';
import { asPoint } from '../../text/casing';
import { countedLine } from '../../understand/outline/counted-lines';
import { readTimeRun } from '../rows/time-run';
import { readTimedParts } from './timed-parts';

type Entry = Extract<DraftSection, { kind: 'schedule' }>['entries'][number];

const fewest = 2;

/** The rows of a programme: each line at its time, or each part of a sentence on its day; null where one of them is no such row. */
export function readProgramme(passages: readonly { readonly text: string }[]): Entry[] | null {
  const lines = passages.map(({ text }) => readTimedParts(text));
  const byLine = lines.flatMap((entries) => entries ?? []);
  if (byLine.length >= fewest && lines.every((entries) => entries !== null)) return byLine;
  const counts = passages.map(({ text }) => readCountedRow(text));
  const byCount = counts.filter((entry) => entry !== null);
  if (byCount.length >= fewest && byCount.length === counts.length) return byCount;
  const runs = passages.map(({ text }) => readTimeRun(text));
  const rows = runs.flatMap((run) => run?.entries ?? []);
  // "Monday to Friday 7 to 4" are opening hours, and nothing that takes place.
  const isProgramme = rows.length >= fewest && rows.every(({ title }) => !/^\d/u.test(title));
  return isProgramme && runs.every((run) => run !== null) ? rows : null;
}

/** "Week 2 MIG, straight beads". */
function readCountedRow(text: string): Entry | null {
  const [, when = '', , , title = ''] = countedLine.exec(text.replace(/\.$/u, '')) ?? [];
  return title === '' ? null : { when: asPoint(when), datetime: null, title: asPoint(title) };
}
