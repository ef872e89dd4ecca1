import { isBegin, labelOf, type SpanLabel } from '../../../site-composer/src/spans/labels';
import type { Annotated } from '../../../site-composer/training/read-corpus';
import { calendarKeys, clockKeys, numberKeys, priceKeys, wordKeys } from './value-keys';

export type FactLabel = (typeof factLabels)[number];

/** What an instruction gives visitors to know; looks, wishes and what the page is called are measured elsewhere. */
export const factLabels = [
  'price',
  'item',
  'date',
  'time',
  'hours',
  'event',
  'where',
  'person',
  'role',
  'fact',
  'note',
  'feature',
  'field',
  'area',
  'phone',
  'email',
  'url',
  'address',
  'quote',
  'author',
  'q',
  'a',
] as const satisfies readonly SpanLabel[];

export interface GoldFact {
  readonly label: FactLabel;
  readonly text: string;
  readonly keys: readonly string[];
  readonly record: number | null;
}

/** The facts of an annotated instruction, and which of them stand in one record. */
export function goldFacts({ text, tokens, states, records }: Annotated): GoldFact[] {
  const facts: GoldFact[] = [];
  let record = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    if (records[at] === 1) record += 1;
    const state = states[at] ?? 0;
    const label = factLabels.find((one) => one === labelOf(state));
    if (label === undefined || !isBegin(state)) continue;
    let end = at + 1;
    while (end < tokens.length && labelOf(states[end] ?? 0) === label && !isBegin(states[end] ?? 0))
      end += 1;
    const words = text.slice(tokens[at]?.start, tokens[end - 1]?.end);
    const keys = factKeys(label, words);
    if (keys.length > 0)
      facts.push({ label, text: words, keys, record: records[at] === 0 ? null : record });
  }
  return facts;
}

function factKeys(label: FactLabel, words: string): string[] {
  if (label === 'price') return priceKeys(words);
  if (label === 'time') return clockKeys(words, true);
  if (label === 'hours') return [...calendarKeys(words), ...clockKeys(words, true)];
  if (label === 'date') return dateKeys(words);
  if (label === 'phone') return numberKeys(words).length === 0 ? [] : [lastDigits(words)];
  if (label === 'email' || label === 'url') return [words.toLowerCase()];
  return wordKeys(words);
}

export const lastDigits = (words: string): string => words.replaceAll(/\D/g, '').slice(-6);

/** "12.06.2027" has the keys of 12 June 2027. */
function dateKeys(words: string): string[] {
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](?:(\d{4}))?/.exec(words.trim()) ?? [];
  if (day !== undefined)
    return [
      `number ${Number(day)}`,
      `month ${Number(month)}`,
      ...(year === undefined ? [] : [`number ${year}`]),
    ];
  const keys = [
    ...calendarKeys(words),
    ...numberKeys(words.replaceAll(/(\d)(?:st|nd|rd|th|er|º|ª)\b/gi, '$1')),
  ];
  return keys.length === 0 ? wordKeys(words) : keys;
}
