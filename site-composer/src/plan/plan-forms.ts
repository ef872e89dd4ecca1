import type { Intent } from '../model/brief';
import type { Field } from '../model/page';
import type { MessageId, Say } from '../catalogue/messages/messages';
import { capitalised } from '../text/casing';
import { fieldTypeOf } from './field-types';
import { fieldsIn, wishedForm } from './form-wishes';
import type { WishedField } from './form-wishes';
import { givenThings } from './given-things';
import type { PageContext } from './page-context';
import { readParts } from './parts/read-parts';

export { fieldTypeOf } from './field-types';

type Part = 'phone' | 'date' | 'choice' | 'guests' | 'attending' | 'food' | 'amount' | 'message';

const parts: Readonly<Record<Intent, readonly Part[]>> = {
  call: ['phone', 'message'],
  book: ['phone', 'date', 'choice', 'message'],
  order: ['phone', 'date', 'choice', 'message'],
  buy: ['choice', 'message'],
  visit: ['date', 'guests', 'message'],
  reply: ['attending', 'guests', 'food', 'message'],
  donate: ['amount', 'message'],
  apply: ['phone', 'message'],
  download: [],
  join: ['message'],
  contact: ['message'],
  try: [],
  read: [],
};

/** The fields of the form for an intent; what is offered becomes the choice. */
export function fieldsFor(intent: Intent, { brief, say }: PageContext): Field[] {
  const isOther = intent === 'read' || brief.purpose === 'application';
  const wished = isOther ? null : wishedForm(brief.prompt);
  const asked =
    wished !== null || fillsForm(intent, brief)
      ? askedFields(brief, wished?.fields ?? [], say)
      : [];
  if (asked.length > 0) return asked;
  const offered = offeredIn(brief);
  const needed = givenThings(brief) === null ? parts[intent] : parts.contact;
  const own = needed.flatMap((part) => field(part, say, offered));
  return [
    { name: 'name', label: say('field.name'), type: 'text', required: true },
    { name: 'email', label: say('field.email'), type: 'email', required: true },
    ...own,
  ];
}

const mostOffered = 12;
const longestOffered = 40;

/** What can be chosen: things of the lists, those with a price where some have one, and no sentence that was read as a thing. */
function offeredIn({ lists }: PageContext['brief']): string[] {
  const items = lists.flatMap((list) => list.items);
  const priced = items.filter(({ price }) => price !== undefined);
  return (priced.length > 1 ? priced : items)
    .map(({ title }) => title)
    .filter((title) => title.length <= longestOffered)
    .slice(0, mostOffered);
}

const types: Readonly<Record<Part, Field['type']>> = {
  phone: 'tel',
  date: 'date',
  choice: 'select',
  guests: 'number',
  attending: 'select',
  food: 'text',
  amount: 'number',
  message: 'textarea',
};

function field(part: Part, say: Say, offered: readonly string[]): Field[] {
  if (part === 'choice' && offered.length < 2) return [];
  const id: MessageId = `field.${part}`;
  const options =
    part === 'choice'
      ? [...new Set(offered)]
      : part === 'attending'
        ? [say('field.yes'), say('field.no')]
        : null;
  const required = part === 'attending' || part === 'amount';
  return [
    { name: part, label: say(id), type: types[part], required, ...(options ? { options } : {}) },
  ];
}

const replies = new Set<Intent>(['book', 'order', 'reply', 'apply', 'join']);

/** Whether what is filled in belongs to the form visitors send, and not to a search or a calculation. */
function fillsForm(intent: Intent, { purpose, asked, prompt }: PageContext['brief']): boolean {
  if (intent === 'read' || purpose === 'application') return false;
  const hasForm = asked.sections.some(({ topic }) => topic === 'form' || topic === 'contact');
  return hasForm || replies.has(intent) || (asked.fields.length > 1 && asksByForm.test(prompt));
}

/** Fields are named where people can ask, apply or put their names down. */
const asksByForm =
  /\b(?:forms?|form[uio]l[aá]\p{L}*|modulo|formulier\p{L}*|way (?:for \p{L}+ )?to|ask(?:ing)? for|enquir\p{L}*|inquir\p{L}*|quotes?|estimates?|sign[- ]?up|apuntarse|inscri\p{L}*|anmeld\p{L}*|anfrag\p{L}*|devis|iscri\p{L}*|inschrijv\p{L}*)\b/iu;

const mostAsked = 14;
const longestLabel = 60;

/** The fields the member lists, in words or as a list, with a way to answer where none of them is one. */
function askedFields(
  { asked, prompt, language }: PageContext['brief'],
  wished: readonly WishedField[],
  say: Say,
): Field[] {
  const labels = wished.map(({ label }) => label.toLowerCase());
  const isKnown = (label: string): boolean =>
    labels.some((one) => one.includes(label.toLowerCase()) || label.toLowerCase().includes(one));
  const named = partNames(prompt, language);
  const entered = asked.fields.filter((one) => !named.has(one.toLowerCase()));
  const others = wished.length === 0 ? entered : entered.filter((one) => !isKnown(one));
  const all: WishedField[] = [...wished, ...others.map((label) => ({ label, options: null }))];
  const own = all
    .filter(({ label }) => label.length <= longestLabel)
    .slice(0, mostAsked)
    .map((field, index) => askedField(field, index, say));
  const isReached = own.some(({ type }) => type === 'email' || type === 'tel');
  if (own.length < 2 && wished.length === 0 && !isReached) return [];
  const isNamed = own.some(({ label }) => isOfName.test(label));
  return [
    ...(isNamed
      ? []
      : [{ name: 'name', label: say('field.name'), type: 'text' as const, required: true }]),
    ...own,
    ...(isReached
      ? []
      : [{ name: 'email', label: say('field.email'), type: 'email' as const, required: true }]),
  ];
}

/** Parts that were asked for by name are nothing a visitor fills in: "plot rules". */
const partNames = (prompt: string, language: PageContext['brief']['language']): Set<string> =>
  new Set(
    readParts(prompt, language)
      .filter(({ kind }) => kind !== 'form')
      .flatMap(({ words, said }) => [words.toLowerCase(), said.toLowerCase()]),
  );

/** The fields of a form that was asked for by name with what it asks. */
export const namedFields = (brief: PageContext['brief'], list: string, say: Say): Field[] =>
  askedFields({ ...brief, asked: { ...brief.asked, fields: [] } }, fieldsIn(list), say);

const isOfName =
  /^(?:(?:your|full|first|last|their|the|ihr|vor- und nach)\s?)?(?:name|nom|nombre|nome|naam)\b(?! of\b)/iu;

function askedField({ label, options }: WishedField, index: number, say: Say): Field {
  const type = options === null ? fieldTypeOf(label) : 'select';
  const name =
    type === 'email'
      ? 'email'
      : type === 'tel'
        ? `phone${index === 0 ? '' : index}`
        : `field${index + 1}`;
  const choice = options === 'yes-no' ? [say('yes'), say('no')] : options;
  return {
    name,
    label: capitalised(label),
    type,
    required: type === 'email' || isOfName.test(label),
    ...(choice === null ? {} : { options: choice }),
  };
}
