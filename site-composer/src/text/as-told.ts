import { capitalised } from './casing';

const greeting =
  /^(?:(?:hi|hello|hey)(?: there| all| everyone)?[,!.\s]+|(?:good )?(?:morning|evening|afternoon)(?: all)?[,!.]\s*|(?:right|well|um|basically|okay|ok)(?: so| then)?[,!.…]\s*|(?:okay|ok) so\s+)+/i;

/** "Also sell honey" lacks who does; "also a café" is no deed. */
export const lacksDoer =
  /^Also (sell|do|make|offer|teach|repair|fix|run|hire|rent|cater|deliver|bake|build|take|train|clean|design|write|play|stock|serve|host|provide|supply)\s/iu;

/** "(2)" and "3." count the member's thoughts. */
const numbering = /^\(?\d{1,2}[.)]\)?\s+(?=\p{L})/u;

/** Labels of a brief in front of what they are of. */
const label = /^(?:when|where|what|who|why)(?:\s?[/&]\s?(?:when|where|what|who))?\s?:\s+/i;

const kindOfName = '(?:product|project|name|title|business|company|brand|shop|event|client)';

/** What is said of a name that stands above it anyway: "Plotholder: waiting list software" is waiting list software. */
export function withoutOwnName(text: string, name: string | null): string {
  if (name === null) return text;
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const prefix = new RegExp(
    `^(?:${escaped}\\s*[:–—]\\s*|${kindOfName}\\s?:?\\s${escaped}\\s*[,:–—-]\\s*)(?=\\p{L}{2})`,
    'iu',
  );
  return capitalised(text.replace(prefix, ''));
}

/** A sentence as visitors read it: without the greeting to the builder, and with who it is that needs somebody. */
export function asTold(text: string, voice: 'singular' | 'plural'): string {
  const told = capitalised(text.replace(numbering, '').replace(greeting, '').replace(label, ''));
  const who = voice === 'singular' ? 'I' : 'We';
  if (/^Need\s/.test(told)) return `${who} need ${told.slice('Need '.length)}`;
  const [, also] = lacksDoer.exec(told) ?? [];
  if (also !== undefined)
    return `${who} also ${also.toLowerCase()}${told.slice('Also '.length + also.length)}`;
  if (/^Looking for\s/.test(told))
    return `${who === 'I' ? 'I am' : 'We are'} ${told.charAt(0).toLowerCase()}${told.slice(1)}`;
  return told === '' ? text : told;
}
