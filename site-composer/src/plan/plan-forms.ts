import type { Intent } from '../model/brief';
import type { Field } from '../model/page';
import type { MessageId, Say } from '../catalogue/messages/messages';
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
