import type { RecordKind } from '../../apps/records/record-kind';
import { drawRecords, recordsSection } from '../../apps/records/records-section';
import { slugOf } from '../../text/words';

import { plainRecords, recordKinds } from './records/index';

function kindFor(words: string): RecordKind {
  const [, one, columns, rows] = recordKinds.find(([about]) => about.test(words)) ?? plainRecords;
  const state = columns.find(({ type }) => type === 'choice');
  const last = state?.choices?.at(-1);
  return {
    id: `records-${slugOf(words, 'list')}`,
    nav: words,
    title: words,
    one: one === 'entry' ? `entry: ${words.toLowerCase()}` : /record/i.test(words) ? 'record' : one,
    asked: /(?!)/g,
    covers: /(?!)/,
    columns,
    rows,
    tiles: [
      { label: 'Entries', of: 'count' },
      ...(state?.choices ?? []).slice(0, 3).map((value) => ({
        label: value,
        of: 'count' as const,
        where: [state?.id ?? '', value] as const,
      })),
    ],
    ...(state !== undefined &&
      last !== undefined && {
        charts: [{ title: `By ${state.label.toLowerCase()}`, kind: 'bars' as const, by: state.id }],
      }),
  };
}

/** Records with states: patients, shipments, suppliers, guests; one list for each wish. */
export const recordsPart = {
  ...recordsSection({ ...kindFor('Records'), id: 'c-records' }),
  render: (view: Parameters<typeof drawRecords>[0]) => {
    const words = view.wanted?.words ?? 'Records';
    return { title: words, body: drawRecords(view, kindFor(words)) };
  },
};
