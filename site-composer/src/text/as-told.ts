import { capitalised } from './casing';

const greeting =
  /^(?:(?:hi|hello|hey|good (?:morning|evening|afternoon)|morning|okay|ok|right|well|um|basically)(?: there| all| so| then)?[,!.\s]+)+/i;

/** A sentence as visitors read it: without the greeting to the builder, and with who it is that needs somebody. */
export function asTold(text: string, voice: 'singular' | 'plural'): string {
  const told = capitalised(text.replace(greeting, ''));
  const who = voice === 'singular' ? 'I' : 'We';
  if (/^Need\s/.test(told)) return `${who} need ${told.slice('Need '.length)}`;
  if (/^Looking for\s/.test(told))
    return `${who === 'I' ? 'I am' : 'We are'} ${told.charAt(0).toLowerCase()}${told.slice(1)}`;
  return told === '' ? text : told;
}
