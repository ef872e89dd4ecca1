import * as z from 'zod/mini';
import type { Field } from '../../model/page';
import { capitalised } from '../../text/casing';
import type { PageContext } from '../page-context';
import { choicesIn, readColumns, typeOf } from './read-columns';
import data from './usual-columns.json' with { type: 'json' };

/** What is usually recorded of a thing, where nobody said what: labels, with the values to choose from behind a colon. */
const usual = z
  .array(z.object({ about: z.string(), columns: z.array(z.string()) }))
  .parse(data)
  .map(({ about, columns }) => ({ about: new RegExp(`\\b(?:${about})\\b`, 'i'), columns }));

const asksAmount = /\b(?:spend|expenses?|budget|costs?|money|amount|ausgaben)\b/i;
const mostFields = 8;
/** Where an instruction says what the entries are. */
const opening = 160;

/** The fields of an entry: those the member lists, else what is usual for the thing, else title, date and note. */
export function columnsOf(context: PageContext): Field[] {
  const { brief, say } = context;
  const read = readColumns(brief.prompt, false, say('field.title'));
  const columns = read.length >= 2 ? read : (askedColumns(context) ?? usualColumns(context));
  return withLimit(brief.prompt, columns);
}

/** Fields that were marked as such, unless they are the values of a choice in brackets. */
function askedColumns({ brief }: PageContext): Field[] | null {
  const values = new Set(
    choicesIn(brief.prompt).flatMap(({ options = [] }) => options.map((one) => one.toLowerCase())),
  );
  const labels = brief.asked.fields.filter((label) => !values.has(label.toLowerCase()));
  if (labels.length < fewestAsked) return null;
  return labels.slice(0, mostFields).map((label, index) => fieldOf(capitalised(label), index));
}

/** Two words that were taken for fields are no form yet. */
const fewestAsked = 3;

function fieldOf(label: string, index: number, options: readonly string[] = []): Field {
  return {
    name: `field${index + 1}`,
    label,
    type: typeOf({ label, options }),
    required: index === 0 && options.length === 0,
    ...(options.length > 0 ? { options } : {}),
  };
}

function usualColumns({ brief, say }: PageContext): Field[] {
  const text = `${brief.subject.phrase}\n${brief.prompt.slice(0, opening)}`;
  const known =
    brief.language === 'en' ? usual.find(({ about }) => about.test(text))?.columns : undefined;
  const choices = choicesIn(brief.prompt);
  if (known) return withChoices(known, choices);
  return [
    { name: 'title', label: say('field.title'), type: 'text', required: true },
    { name: 'day', label: say('field.day'), type: 'date', required: false },
    ...choices,
    ...(asksAmount.test(brief.prompt)
      ? [{ name: 'amount', label: say('field.amount'), type: 'number' as const, required: false }]
      : []),
    { name: 'note', label: say('field.note'), type: 'text', required: false },
  ];
}

/** "A category (rent, groceries, fun)" says what the usual category may be. */
function withChoices(labels: readonly string[], choices: readonly Field[]): Field[] {
  const usualFields = labels.map((words, index) => {
    const [label = '', values] = words.split(': ');
    const named = choices.find((choice) => choice.label.toLowerCase() === label.toLowerCase());
    return fieldOf(label, index, named?.options ?? values?.split('|'));
  });
  const more = choices.filter(
    ({ label }) => !usualFields.some((one) => one.label.toLowerCase() === label.toLowerCase()),
  );
  return [...usualFields, ...more].slice(0, mostFields);
}

const runsLow =
  /\b(?:runn?(?:ing|s)? (?:low|out)|low (?:stock|on)|low-stock|re-?order(?:ing)?|too few|almost out)\b/i;
const counted = /\b(?:quantity|qty|stock|how many|count)\b/i;

/** Whoever is to be warned when something runs low says of each thing how much there is to be at least. */
function withLimit(prompt: string, columns: readonly Field[]): Field[] {
  const amount = columns.findIndex(({ label }) => counted.test(label));
  if (amount === -1 || !runsLow.test(prompt) || columns.some(({ name }) => name === limitName))
    return [...columns];
  const limit: Field = { name: limitName, label: 'Reorder at', type: 'number', required: false };
  return [...columns.slice(0, amount + 1), limit, ...columns.slice(amount + 1)];
}

export const limitName = 'limit';
