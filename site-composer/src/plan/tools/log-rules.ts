import type { Field, ToolPlan } from '../../model/page';
import { asSentence, capitalised, trimMarks } from '../../text/casing';
import { duration, durationIn, plainDurations } from './read-durations';
import { readLength } from './read-lists';

type ListPlan = Extract<ToolPlan, { type: 'list' }>;
type Rules = Pick<ListPlan, 'moment' | 'apart' | 'limits' | 'summaries' | 'columns'>;

const apart = new RegExp(
  String.raw`\b(?:(?:less|sooner|fewer|earlier) than|within)\s(${duration})\s(?:after|since|from|of)\s(?:the\s)?(?:last|previous)\b`,
  'iu',
);
const limit =
  /\b(?:if|when|whenever)\b([^.,;\n]{0,50}?)\b(below|under|less than|lower than|above|over|more than|higher than)\s(\d+(?:[.,]\d+)?)\b[^.;\n]{0,30}?\b(?:tells?|reminds?|warns?|says?|shows?|asks?)\s(?:(?:me|us|them|him|her|you|people|it)\s)?(?:to\s|that\s)?["“]?([^.,;\n"”]{3,60})/giu;
const moments = /\b(?:log|diary|tracker|journal|record)\b/i;

/** The number a rule speaks of: the one it names, else the only one there is. */
function numberNamed(words: string, columns: readonly Field[]): Field | undefined {
  const numbers = columns.filter(({ type }) => type === 'number');
  const named = numbers.find(({ label }) =>
    label
      .toLowerCase()
      .split(' ')
      .some((word) => word.length > 3 && words.toLowerCase().includes(word)),
  );
  return named ?? (numbers.length === 1 ? numbers[0] : undefined);
}

function limitsIn(text: string, columns: readonly Field[]): NonNullable<Rules['limits']> {
  return [...text.matchAll(limit)].flatMap(([, words = '', side = '', value = '', told = '']) => {
    const column = numberNamed(words, columns);
    if (!column) return [];
    const isBelow = /^(?:below|under|less|lower)/i.test(side);
    return [
      {
        column: column.name,
        side: isBelow ? ('below' as const) : ('above' as const),
        limit: Number(value.replace(',', '.')),
        say: asSentence(capitalised(trimMarks(told))),
      },
    ];
  });
}

const asked: readonly (readonly ['average' | 'last' | 'today' | 'week', RegExp])[] = [
  ['average', /\baverages?\b/i],
  [
    'today',
    /\b(?:totals?|sum)\b[^.\n]{0,30}\b(?:per day|a day|each day|daily|today|every day)\b|\bdaily totals?\b/i,
  ],
  [
    'week',
    /\b(?:totals?|sum)\b[^.\n]{0,30}\b(?:per week|a week|each week|weekly|this week)\b|\bweekly totals?\b/i,
  ],
];

/** What a log does by itself: the moment of each entry, what is warned of, and what is summed up. */
export function logRules(prompt: string, columns: readonly Field[], when: string): Rules {
  const text = plainDurations(prompt.slice(0, readLength));
  const gap = durationIn(apart.exec(text)?.[1] ?? '')?.minutes;
  const dated = columns.find(({ type }) => type === 'date' || type === 'datetime-local');
  const hasOwn = columns.some(({ type }) => type === 'date' || type === 'time');
  const needsMoment =
    gap !== undefined ||
    (moments.test(text) &&
      !hasOwn &&
      /\bwarn|\blast\b|\bper day\b|\btwice\b|\ba day\b/i.test(text));
  const isTimed = dated?.type === 'datetime-local';
  const moment: Field | null =
    needsMoment && !isTimed
      ? { name: 'moment', label: when, type: 'datetime-local', required: true }
      : null;
  const all = moment ? [moment, ...columns.filter((one) => one !== dated)] : [...columns];
  const limits = limitsIn(text, all);
  const number = numberNamed('', all) ?? all.find(({ type }) => type === 'number');
  const summaries = number
    ? asked.flatMap(([kind, pattern]) =>
        pattern.test(text) ? [{ kind, column: number.name }] : [],
      )
    : [];
  const shown = moment ?? dated;
  return {
    columns: all,
    ...(shown && (moments.test(text) || gap !== undefined) ? { moment: shown.name } : {}),
    ...(gap === undefined ? {} : { apart: gap }),
    ...(limits.length > 0 ? { limits } : {}),
    ...(summaries.length > 0 ? { summaries } : {}),
  };
}
