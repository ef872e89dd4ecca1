import { emailPattern, userLimits } from 'shared-kit/contract';
import type { MessageField } from 'shared-kit/contract';
import type { Mail } from '../../mail/mail.port';
import { oneLine } from './submission';

interface Told {
  /** The owner's address. */
  readonly to: string;
  readonly website: { readonly id: string; readonly title: string };
  readonly form: string;
  readonly fields: readonly MessageField[];
  readonly publicUrl: string;
}

/** The mail that brings a message to the owner. What a visitor wrote is text in it and nothing else. */
export function messageMail({ to, website, form, fields, publicUrl }: Told): Mail {
  const replyTo = answerAddress(fields);
  const title = oneLine(website.title).slice(0, 80);
  return {
    to,
    subject: `New message from ${title} (${oneLine(form).slice(0, 60)})`,
    ...(replyTo === null ? {} : { replyTo }),
    text: [
      `Somebody has filled in the form “${oneLine(form)}” of your website “${title}”.`,
      '',
      ...fields.flatMap(({ name, value }) => [`${name}:`, indented(value), '']),
      'All messages of this website:',
      `${publicUrl}/projects?messages=${website.id}`,
      '',
      replyTo === null
        ? 'The form gave no address to answer to.'
        : 'An answer to this mail goes to the address that was given. Nobody has checked that it is theirs.',
      '',
    ].join('\n'),
  };
}

/** Nothing a visitor writes can look like the lines around it. */
const indented = (value: string): string =>
  value
    .trim()
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => `  ${line}`)
    .join('\n');

/** No list, no name in front, nothing that could end a header: one plain address or none. */
const plainAddress = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\"]+$/;

/** The first field that is called like an address and holds one. */
export function answerAddress(fields: readonly MessageField[]): string | null {
  const given = fields.find(
    ({ name, value }) => /e-?mail|correo|courriel/i.test(name) && isAddress(value),
  );
  return given?.value.trim() ?? null;
}

function isAddress(value: string): boolean {
  const text = value.trim();
  return text.length <= userLimits.email && emailPattern.test(text) && plainAddress.test(text);
}
