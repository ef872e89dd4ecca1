import type { MessageId } from '../../catalogue/messages/messages';
import { asSentence, capitalised } from '../../text/casing';
import { isWholeSentence } from '../../text/whole-sentence';
import type { DraftSection } from '../draft-section';
import type { PageContext } from '../page-context';
import { namedFields } from '../plan-forms';
import { shortened } from '../shortened';
import { keyOf } from '../tools/storage-key';
import type { NamedPart } from './read-parts';

const rows = 3;
const mostColumns = 6;
const mostInLetter = 4;

/** What a form is called without the word "form". */
export function formName(words: string): string {
  const bare = words
    .replace(
      /\b(?:sign[- ]?up )?forms?\b(?:\s(?:to|for|by which)(?:\s(?:people|someone|visitors|them|us) (?:to|may|can))?)?/iu,
      ' ',
    )
    .replace(
      /\b(?:formular|formulaire|formulario|formulário|modulo|formulier)\b(?:\s(?:für|zum|zur|de la|de|des|d['’]|di|voor|per l['’]?a?|da))?\s?/iu,
      ' ',
    )
    .replace(/\s(?:als|en|as an?)\s*$/iu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return capitalised(bare);
}

const temporal =
  /\b(?:time|rota|dates?|days|fixtures|diary|schedule|calendar|tide|shift|routine|programme|running order|line ?-?up|gigs|bookings?|availability|departures|season|termine|dienstplan|zeiten|horarios?|horaires?|orario|salidas|ensaios|reuniões|incontri|wedstrijden|data)/iu;

function tableOf(context: PageContext, { words, fields }: NamedPart, at: number): DraftSection {
  const { say } = context;
  const heading = capitalised(words);
  const told = fields.slice(0, mostColumns).map(capitalised);
  const columns =
    told.length > 1
      ? told
      : temporal.test(words)
        ? [say('field.when'), heading]
        : [heading, say('field.note')];
  const empty = columns.map(() => '–');
  return {
    kind: 'tool',
    heading,
    navigation: shortened(heading, heading),
    tool: {
      type: 'table',
      columns,
      rows: [[say('part.follows'), ...empty.slice(1)], empty],
      paste: false,
      storageKey: `${keyOf(context)}-${at}`,
    },
  };
}

const first =
  /(?<!\p{L})(?:we|i|our|my|us|me|you|your|please|wir|unsere?|ich|nous|notre|nos|je|nosotros|nuestr\p{L}+|noi|nostr\p{L}+|wij|ons|onze|nós|noss\p{L}+)(?!\p{L})/iu;

/** A letter made of what was told, in the words of whoever copies it. */
function letterOf({ brief, say }: PageContext): DraftSection {
  const heading = say('part.letter');
  const told = [...new Set([...brief.statements, ...brief.passages.map(({ text }) => text)])]
    .filter((text) => isWholeSentence(text) && !first.test(text))
    .slice(0, mostInLetter)
    .map(asSentence);
  const body = [say('part.writing', { name: brief.name.text }), ...told].join(' ');
  return {
    kind: 'text',
    heading,
    navigation: shortened(heading, heading),
    paragraphs: [say('part.greeting'), body, say('part.hear'), say('part.closing')],
  };
}

const shortName = 3;

function memoryOf({ say }: PageContext, { words }: NamedPart): DraftSection {
  const isBook = /\b(?:books?|buch|libro|livre|livro|wall)\b|buch|boek/iu.test(words);
  const isShort = words.split(' ').length <= shortName;
  const heading = isShort ? capitalised(words) : say('part.memories');
  const label: MessageId = isBook && !/memor/iu.test(words) ? 'part.entry' : 'part.memory';
  return {
    kind: 'form',
    heading,
    navigation: shortened(heading, heading),
    fields: [
      { name: 'name', label: say('field.name'), type: 'text', required: true },
      { name: 'message', label: say(label), type: 'textarea', required: true },
    ],
    submit: say('form.submit'),
    thanks: say('form.thanks'),
  };
}

export function formOf(context: PageContext, part: NamedPart): DraftSection {
  const { brief, say } = context;
  const named = part.fields.length > 0 ? namedFields(brief, part.fields.join(', '), say) : [];
  const heading = formName(part.words);
  return {
    kind: 'form',
    heading,
    navigation: shortened(heading, heading),
    fields:
      named.length > 0
        ? named
        : [
            { name: 'name', label: say('field.name'), type: 'text', required: true },
            { name: 'email', label: say('field.email'), type: 'email', required: true },
            { name: 'message', label: say('field.message'), type: 'textarea', required: false },
          ],
    submit: say('form.submit'),
    thanks: say('form.thanks'),
  };
}

/** A part of the kind that was asked for, ready to be filled in; nothing in it is a fact that was not given. */
export function makePart(context: PageContext, part: NamedPart, at: number): DraftSection {
  const { say } = context;
  const heading = capitalised(part.words);
  const navigation = shortened(heading, heading);
  switch (part.kind) {
    case 'form':
      return formOf(context, part);
    case 'memory':
      return memoryOf(context, part);
    case 'letter':
      return letterOf(context);
    case 'table':
      return tableOf(context, part, at);
    case 'gallery':
      return {
        kind: 'gallery',
        heading: say('gallery'),
        navigation: say('gallery'),
        places: Array.from({ length: rows }, () => ({ caption: null })),
      };
    case 'people':
      return {
        kind: 'people',
        heading,
        navigation,
        people: Array.from({ length: rows }, () => ({ name: say('part.name'), role: null })),
      };
    case 'list':
      return {
        kind: 'facts',
        heading,
        navigation,
        facts: Array.from({ length: rows }, (_, row) => ({
          label: `${row + 1}`,
          value: say('part.follows'),
        })),
      };
  }
}
