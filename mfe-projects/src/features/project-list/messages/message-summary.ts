import { emailPattern } from 'shared-kit/contract';
import type { FormMessage } from 'shared-kit/contract';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Formats the time of a message; an invalid date is returned unchanged. */
export function formatTime(timestamp: string): string {
  const date = new Date(timestamp);
  return Number.isNaN(date.valueOf()) ? timestamp : moment.format(date);
}

/** Makes a label of a field name: `your_phone-number` becomes `Your phone number`. */
export function fieldLabel(name: string): string {
  const words = name.replaceAll(/[-_]+/g, ' ').trim() || name;
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

const firstOf = ({ fields }: FormMessage, name: RegExp) =>
  fields.find((field) => name.test(field.name))?.value.trim();

/** Reply address: the first field named like an email that holds one. */
export function answerTo(message: FormMessage): string | undefined {
  return message.fields
    .filter(({ name }) => /e-?mail|correo|courriel/i.test(name))
    .map(({ value }) => value.trim())
    .find((value) => emailPattern.test(value) && !/[,;?&<>"]/.test(value));
}

/** Sender, if the form has one, and the beginning of the message. */
export function summaryOf(message: FormMessage): { readonly from: string; readonly text: string } {
  const from = firstOf(message, /^(?:your|full|first)?[-_ ]?name$/i) ?? answerTo(message);
  const others = message.fields.map(({ value }) => value.trim()).filter((value) => value !== from);
  // The longest field is the most informative.
  const text = others.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return { from: from ?? 'Somebody', text: text.slice(0, 200) };
}
