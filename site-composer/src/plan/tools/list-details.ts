import type { Field, ToolPlan } from '../../model/page';
import { limitName } from './list-columns';
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
  sum?: NonNullable<ListPlan['sum']>;
  low?: NonNullable<ListPlan['low']>;
}

type ListPlan = Extract<ToolPlan, { type: 'list' }>;

/** What adds up to something by itself; a price or a rating only where a sum is asked for. */
const summed =
  /\b(?:amount|cost|costs|spent|paid|fees?|hours|minutes|distance|km|miles|kilometres|kilometers|value|donation)\b/i;
const asksSum =
  /\b(?:totals?|sums?|add(?:s|ed)? up|in all|altogether|left over|balance|how much)\b/i;
const outgoing = /^(?:expenses?|spending|out|money out|outgoings?|debit|paid out|ausgaben?)$/i;

/** The column whose numbers are added up, and what is taken off: the expenses of an income. */
function sumFor(prompt: string, columns: readonly Field[]): Details['sum'] {
  const numbers = columns.filter(({ type }) => type === 'number');
  const column =
    numbers.find(({ label }) => summed.test(label)) ??
    (asksSum.test(prompt) ? numbers.find(({ label }) => /price|total/i.test(label)) : undefined);
  if (!column) return undefined;
  const kind = columns.find(
    ({ options = [] }) => options.length > 1 && options.some((option) => outgoing.test(option)),
  );
  const options = kind?.options?.filter((option) => outgoing.test(option)) ?? [];
  return { column: column.name, ...(kind ? { minus: { column: kind.name, options } } : {}) };
}

/** What there is stands in the column before the one of how much there is to be. */
function lowFor(columns: readonly Field[]): Pick<Details, 'low'> {
  const at = columns.findIndex(({ name }) => name === limitName);
  const amount = columns[at - 1];
  return amount ? { low: { column: amount.name, least: limitName } } : {};
}

/** Entries given as a start, the columns to filter by, and the day that may pass. */
export function listDetails(prompt: string, columns: readonly Field[]): Details {
  const first = columns.find(({ type }) => type === 'text') ?? columns[0];
  const titles = itemsBehind(prompt, samples);
  const chosen = columns.filter(({ type }) => type === 'select');
  const due = late.test(prompt)
    ? columns.find(({ type, label }) => type === 'date' && dueLabel.test(label))
    : undefined;
  const sum = sumFor(prompt, columns);
  return {
    ...(sum ? { sum } : {}),
    ...lowFor(columns),
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
