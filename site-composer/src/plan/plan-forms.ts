import type { Intent } from '../model/brief';
import type { Field } from '../model/page';
import type { MessageId, Say } from '../catalogue/messages/messages';
import { capitalised } from '../text/casing';
import type { PageContext } from './page-context';

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
  const asked = fillsForm(intent, brief) ? askedFields(brief, say) : [];
  if (asked.length > 0) return asked;
  const offered = brief.lists.flatMap((list) => list.items.map(({ title }) => title)).slice(0, 12);
  const own = parts[intent].flatMap((part) => field(part, say, offered));
  return [
    { name: 'name', label: say('field.name'), type: 'text', required: true },
    { name: 'email', label: say('field.email'), type: 'email', required: true },
    ...own,
  ];
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

/** The fields the member lists, with a way to answer where none of them is one. */
function askedFields({ asked }: PageContext['brief'], say: Say): Field[] {
  const own = asked.fields
    .filter((label) => label.length <= longestLabel)
    .slice(0, mostAsked)
    .map(askedField);
  if (own.length < 2 && !own.some(({ type }) => type === 'email' || type === 'tel')) return [];
  const named = own.some(({ label }) => isOfName.test(label));
  const reached = own.some(({ type }) => type === 'email' || type === 'tel');
  return [
    ...(named
      ? []
      : [{ name: 'name', label: say('field.name'), type: 'text' as const, required: true }]),
    ...own,
    ...(reached
      ? []
      : [{ name: 'email', label: say('field.email'), type: 'email' as const, required: true }]),
  ];
}

const isOfName = /\b(?:your |full |first |last )?(?:name|nom|nombre|nome|naam)\b/i;

/** Kinds of fields by the words of their labels. */
const kinds: readonly (readonly [Field['type'], RegExp])[] = [
  ['email', /e-?mail|correo|courriel/i],
  [
    'tel',
    /\b(?:phone|telephone|mobile|tel|number to (?:call|ring)|telefon|téléphone|teléfono|telefone|telefono|telefoon)\b/iu,
  ],
  ['date', /\b(?:date|day|when|birthday|datum|fecha|data)\b/i],
  ['time', /\b(?:time|uhrzeit|heure|hora|ora|tijd)\b/i],
  [
    'number',
    /\b(?:how many|number of|guests|party size|headcount|age|quantity|amount|anzahl|nombre de|aantal)\b/i,
  ],
  [
    'textarea',
    /\b(?:message|notes?|details|description|what|why|tell|anything|story|question|comments?|allerg\w+|nachricht|mensaje|mensagem|messaggio|bericht)\b/i,
  ],
];

/** What is filled into a field, by the words of its label. */
export const fieldTypeOf = (label: string): Field['type'] =>
  kinds.find(([, pattern]) => pattern.test(label))?.[0] ?? 'text';

function askedField(words: string, index: number): Field {
  const type = fieldTypeOf(words);
  return {
    name:
      type === 'email'
        ? 'email'
        : type === 'tel'
          ? `phone${index === 0 ? '' : index}`
          : `field${index + 1}`,
    label: capitalised(words),
    type,
    required: type === 'email' || isOfName.test(words),
  };
}
