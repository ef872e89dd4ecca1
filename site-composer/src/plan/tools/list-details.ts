import type { Field } from '../../model/page';
import { itemsBehind } from './read-lists';

/** States in which a passed day no longer matters. */
const settled =
  /^(?:done|finished|returned|available|back|fixed|closed|paid|complete[d]?|delivered|in)\b/i;
const dueLabel = /\b(?:due|deadline|return(?:ed)? by|back by|expir\w+)\b/i;
const late = /\b(?:overdue|late|past due|expired|too late)\b/i;
const samples = [
  /\b(?:start(?:ing|s)? with|begin with|already in it(?: are)?|sample entries(?: are)?|examples?(?: entries)?)\s*:?\s+/i,
];

interface Details {
  rows?: Record<string, string>[];
  filters?: string[];
  due?: { column: string; settled: string[] };
}

/** Entries given as a start, the columns to filter by, and the day that may pass. */
export function listDetails(prompt: string, columns: readonly Field[]): Details {
  const first = columns.find(({ type }) => type === 'text') ?? columns[0];
  const titles = itemsBehind(prompt, samples);
  const chosen = columns.filter(({ type }) => type === 'select');
  const due = late.test(prompt)
    ? columns.find(({ type, label }) => type === 'date' && dueLabel.test(label))
    : undefined;
  return {
    ...(first && titles.length > 0
      ? { rows: titles.map((title) => ({ [first.name]: title })) }
      : {}),
    ...(chosen.length > 0 ? { filters: chosen.map(({ name }) => name) } : {}),
    ...(due
      ? {
          due: {
            column: due.name,
            settled: chosen.flatMap(({ options = [] }) =>
              options.filter((option) => settled.test(option)),
            ),
          },
        }
      : {}),
  };
}
