import type { Section, SectionView } from '../../sections/section';
import { capitalise, slugOf } from '../../text/words';
import { cleanItem } from '../../understand/word-lists';
import { choice, day, number, text, type Column, type RecordKind } from './record-kind';
import { drawRecords, recordsSection } from './records-section';

const kinds: readonly (readonly [RegExp, (id: string, label: string) => Column])[] = [
  [/date|day|when|deadline|\bdue\b|arrival|departure/i, (id, label) => day(id, label)],
  [/price|cost|amount|fee|budget|coins?|\bsum\b/i, (id, label) => ({ id, label, type: 'money' })],
  [
    /intensity|level|score|count|number|weight|quantity|hours|minutes|reading|systolic|diastolic|pulse|points|distance|age|seats?|size|\d/i,
    (id, label) => number(id, label),
  ],
  [/urgency|priority/i, (id, label) => choice(id, label, 'High', 'Normal', 'Low')],
  [
    /status|state|availab|paid|done/i,
    (id, label) => choice(id, label, 'Open', 'In progress', 'Done'),
  ],
  [/morning|evening/i, (id) => choice(id, 'Time of day', 'Morning', 'Evening')],
];

/** "(date, intensity 1-10, trigger)" or "with title, author and year": what one entry has. */
function namesIn(prompt: string): string[] {
  const told =
    /\(([^)]{5,120})\)/.exec(prompt)?.[1] ??
    /\b(?:with|containing|each has|fields?:?|records?|enter|log)\b:? ([^.\n]{5,140})/i.exec(
      prompt,
    )?.[1] ??
    '';
  return told
    .split(/,|\/|\band\b/i)
    .map((part) => cleanItem(part.replace(/\d+\s?[-–]\s?\d+/, '')))
    .filter(
      (part) =>
        part.length > 2 &&
        part.split(' ').length < 4 &&
        !/chart|graph|average|warning|export|filter|search|statistic|reminder|drag/i.test(part),
    )
    .slice(0, 5);
}

function columnsOf(view: SectionView): Column[] {
  const seen = new Set<string>();
  const found = namesIn(view.brief.prompt).flatMap((name) => {
    const label = capitalise(name);
    const make = kinds.find(([pattern]) => pattern.test(name))?.[1] ?? text;
    const column = make(slugOf(name, 'field').replaceAll('-', '_'), label);
    if (seen.has(column.label)) return [];
    seen.add(column.label);
    return [column];
  });
  if (/blood pressure/i.test(view.brief.prompt))
    found.push(number('systolic', 'Systolic'), number('diastolic', 'Diastolic'));
  const dated = found.some((one) => one.type === 'date') ? found : [day('on', 'Date'), ...found];
  const named = dated.some((one) => one.type === 'text') ? dated : [...dated, text('note', 'Note')];
  return named.some((one) => one.type === 'number' || one.type === 'money')
    ? named
    : [...named, number('amount', 'Amount')];
}

const sampleOf = (column: Column, row: number): string | number | boolean => {
  if (column.type === 'date') return -row * 2;
  if (column.type === 'number' || column.type === 'money') return [6, 4, 8, 5][row % 4] ?? 5;
  if (column.type === 'choice') return column.choices?.[row % column.choices.length] ?? '';
  return `Sample ${row + 1}`;
};

/** A list nobody here thought of, with the columns its own words give it. */
function kindOf(view: SectionView): RecordKind {
  const columns = columnsOf(view);
  const noun =
    view.brief.subject
      .replace(/\b(?:app|tracker|log|diary|planner|journal|register|manager)\b/gi, '')
      .trim() || 'entry';
  const value = columns.find((one) => one.type === 'number' || one.type === 'money') as Column;
  const when = columns.find((one) => one.type === 'date') as Column;
  return {
    ...shell,
    one: 'entry',
    title: capitalise(noun),
    columns,
    rows: [0, 1, 2, 3].map((row) => columns.map((column) => sampleOf(column, row))),
    tiles: [
      { label: 'Entries', of: 'count' },
      { label: `Average: ${value.label.toLowerCase()}`, of: 'average', column: value.id },
      { label: `Highest: ${value.label.toLowerCase()}`, of: 'highest', column: value.id },
    ],
    charts: [
      {
        title: `${value.label} over time`,
        kind: 'line',
        mean: value.type !== 'money',
        by: when.id,
        value: value.id,
      },
    ],
  };
}

const shell: RecordKind = {
  id: 'ownlist',
  nav: 'List',
  title: 'Your list',
  one: 'entry',
  asked:
    /\b((?:(?:want to|i|to|can|help me|app for|where i(?: can)?) (?:log|track|record|keep track of|note down)(?:ing)? (?:my |our |all |the )?[\p{L}]+(?: [\p{L}]+)?|(?:[\p{L}]+ ){1,3}(?:diary|log|tracker|journal|logbook|register|planner|organi[sz]er|savings? jar|handicap calculator with score history(?: graph)?)(?: app)?|savings? jar))\b(?! (?:company|agency|studio|services?))/giu,
  covers:
    /chart|graph|history|average|warning|reminder|statistic|progress|log|trigger|medication|intensity|morning|evening|reading/i,
  columns: [],
  rows: [],
};

export const ownList: Section = {
  ...recordsSection(shell),
  yields: true,
  render: (view) => {
    const kind = kindOf(view);
    return { title: kind.title, body: drawRecords(view, kind) };
  },
};
