import { emailPattern } from 'shared-kit/contract';
import type { FormMessage } from 'shared-kit/contract';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** When a message came, for people; what is no date is shown as it came. */
export function momentOf(timestamp: string): string {
  const date = new Date(timestamp);
  return Number.isNaN(date.valueOf()) ? timestamp : moment.format(date);
}

/** `your_phone-number` as a form's author may have called it: `Your phone number`. */
export function fieldLabel(name: string): string {
  const words = name.replaceAll(/[-_]+/g, ' ').trim() || name;
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

const firstOf = ({ fields }: FormMessage, name: RegExp) =>
  fields.find((field) => name.test(field.name))?.value.trim();

/** Where an answer could go: the first field that is called like an address and is one. */
export function answerTo(message: FormMessage): string | undefined {
  return message.fields
    .filter(({ name }) => /e-?mail|correo|courriel/i.test(name))
    .map(({ value }) => value.trim())
    .find((value) => emailPattern.test(value) && !/[,;?&<>"]/.test(value));
}

/** Who wrote, as far as the form tells, and the beginning of what else it says. */
export function summaryOf(message: FormMessage): { readonly from: string; readonly text: string } {
  const from = firstOf(message, /^(?:your|full|first)?[-_ ]?name$/i) ?? answerTo(message);
  const others = message.fields.map(({ value }) => value.trim()).filter((value) => value !== from);
  // The longest says most.
  const text = others.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return { from: from ?? 'Somebody', text: text.slice(0, 200) };
}
