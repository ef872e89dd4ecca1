import { emailPattern, userLimits } from 'shared-kit/contract';
import type { MessageField } from 'shared-kit/contract';
import type { Mail } from '../../mail/mail.port';
import { oneLine } from './submission';

interface ForwardedMessage {
  /** The owner's address. */
  readonly to: string;
  readonly website: { readonly id: string; readonly title: string };
  readonly form: string;
  readonly fields: readonly MessageField[];
  readonly publicUrl: string;
}

/**
 * The mail that forwards a message to the owner. A visitor's text is only ever plain text in it.
 */
export function messageMail({ to, website, form, fields, publicUrl }: ForwardedMessage): Mail {
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

/** Indented, so that a visitor's text cannot imitate the lines around it. */
const indented = (value: string): string =>
  value
    .trim()
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => `  ${line}`)
    .join('\n');

/** One plain address or nothing: no list, no display name, nothing that could end a header. */
const plainAddress = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\"]+$/;

/** The first field with the name and the value of an email address. */
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
