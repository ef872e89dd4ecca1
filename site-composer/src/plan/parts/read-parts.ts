import type { LanguageId } from '../../model/brief';
import { trimMarks } from '../../text/casing';
import { kindOfPart } from './part-kinds';
import type { PartKind } from './part-kinds';

/** A part of the page that was asked for by its name, with no content of its own. */
export interface NamedPart {
  readonly kind: PartKind;
  /** What it is called. */
  readonly words: string;
  /** The words that asked for it, as they were written. */
  readonly said: string;
  /** What a form asks for, or the columns of a table, where that was told. */
  readonly fields: readonly string[];
}

const longestRead = 6_000;
const most = 14;
const mostWords = 14;
/** What asks for it and is no part of its name. */
const asking =
  /^(?:(?:and|also|plus|then|ok|so|um|like|maybe|with|please|kindly|include|add|put|give|leave|have|make|deliver|want|wants|need|needs|requires?|should have|would like|we|i|us|me|you know|the page|for the page|page|website|give us|give people|like to|['’]d like|i['’]d like|we['’]d like|i should like|we want|i want|i need|we need|it needs|needs|die seite|bitte|mit|ich möchte|quiero|je veux|voglio|ik wil|quero|to|some|an?|the|our|my|their|ein|eine|einen|der|die|das|une?|le|la|les|l['’]|el|los|las|una?|uno|il|lo|gli|een|het|de|um|uma|o|a|os|as|e|y|et|und|en|con|avec|met|com)\s)+/iu;
const bullets = /^\s*(?:[-*•#]+|\(?[a-z\d][.)])\s*/iu;
/** A clause with a verb of its own tells something and asks for no part. */
const tells =
  /(?<!\p{L})(?:is|are|was|were|isn['’]t|has|had|can(?! copy| just copy)|will|would(?! like)|does|do(?!\s\w+\s\w+\?)|did|meets?|helps?|cost|costs|sit|ist|sind|hat|est|sont|es|son|è|sono|zijn|são|é)(?!\p{L})/iu;
const asks =
  /\b(?:want|wants|need|needs|please|add|include|including|give|leave|put|like|deliver|should have|requires?|somewhere|room for|space for|would like)\b|\b(?:bitte|möchte|mit|quiero|je veux|voglio|ik wil|quero|con|avec|met|com)\b/iu;
const fieldsBehind =
  /(?:\s?\(|:\s|\s(?:with|asking for|asking|asks for|where people (?:say|write|put)|mit|avec|con|com|met)\s)/iu;

interface Piece {
  readonly text: string;
  readonly isFirst: boolean;
}

/** Clauses between commas, "and" and semicolons; brackets stay whole. */
function piecesOf(sentence: string, language: LanguageId): Piece[] {
  const held: string[] = [];
  const text = sentence.replaceAll(
    /\([^()]*\)/gu,
    (inside) => `⟦${String(held.push(inside) - 1)}⟧`,
  );
  return text
    .replaceAll(pair, '$1⁀$2⁀$3')
    .split(new RegExp(String.raw`[,;]\s*|\s(?:${ands[language]})\s(?=\S)`, 'iu'))
    .map((part, at) => ({
      text: trimMarks(
        part
          .replaceAll(/⟦(\d+)⟧/gu, (_, index: string) => held[Number(index)] ?? '')
          .replaceAll('⁀', ' ')
          .trim(),
      ),
      isFirst: at === 0,
    }))
    .filter(({ text: part }) => part !== '');
}

const ands: Readonly<Record<LanguageId, string>> = {
  en: 'and|plus|also',
  de: 'und',
  fr: 'et',
  es: 'y|e',
  pt: 'e',
  it: 'e|ed',
  nl: 'en',
};
/** "Arrivals and departures table" is one. */
const pair = /(?<=^|[,;.]\s)(\p{L}+) (and|und|et) (\p{L}+ table)(?=$|[,;])/giu;

const nameOf = (phrase: string): string =>
  trimMarks(
    phrase
      .replace(/\s?\(.*$/u, '')
      .replace(/^.*\s(?:an?|the)\s(?=[\p{L} -]{0,30}\bform\b)/iu, '')
      .replace(
        /\s(?:as|in)\s(?:an?\s|the form of a\s|una\s|een\s)?(?:proper\s)?(?:table|tabelle|tableau|tabla|tabella|tabel)\b.*$/iu,
        '',
      )
      .replace(/\s(?:als tabelle|please|to go in|to come|later)\b.*$/iu, ''),
  );

function partFrom(piece: string): (Omit<NamedPart, 'fields'> & { readonly told: string }) | null {
  const bare = piece
    .replace(bullets, '')
    .replace(asking, '')
    .replace(bullets, '')
    .replace(asking, '')
    .replace(/\s(?:please|\d+ (?:weeks|days|months))$/iu, '')
    .replace(/\s(?:section|page|area|bit)$/iu, '')
    .trim();
  if (
    bare === '' ||
    bare.split(' ').length > mostWords ||
    isNone.test(bare) ||
    /[@/]\S/u.test(bare)
  )
    return null;
  const at = fieldsBehind.exec(bare);
  const head = at ? bare.slice(0, at.index) : bare;
  const kind = kindOfPart(bare);
  if (
    kind === null ||
    (tells.test(head) && kind !== 'memory' && kind !== 'people' && !/^(?:what|who)/iu.test(head))
  )
    return null;
  const told = at ? bare.slice(at.index + at[0].length).replace(/\)$/u, '') : '';
  // "Horario de lunes a viernes de 16:00" is the timetable itself.
  if (kind !== 'form' && /\d[:.h]\d|\d\s?(?:am|pm)\b/iu.test(bare)) return null;
  // "Our rules: no plastic bags" has its content.
  if (kind !== 'form' && kind !== 'table' && (at?.[0] ?? '').startsWith(':')) return null;
  const words = nameOf(head);
  // "A table with prices" is called by what stands in it.
  const isBare = /^(?:table|tabelle|tableau|tabla|tabella|tabel|tabela)$/iu.test(words);
  if (isBare && told !== '') return { kind, words: told, said: piece, told: '' };
  const [, of] =
    /^(?:table|tabelle|tableau|tabla|tabella|tabel|tabela) (?:of|des?|d['’]|degli|dei|delle|di|de|da|van|met) ?(.+)$/iu.exec(
      words,
    ) ?? [];
  return { kind, words: of ?? words, said: piece, told };
}

/** What is not wanted, and what somebody does. */
const isNone =
  /(?<!\p{L})(?:no|not|don['’]?t|never|without|rather than|instead|kein\p{L}*|nicht|statt|sans|pas|plutôt|sin|senza|geen|sem|should|button)(?!\p{L})|^(?:they|he|she|it|that['’]s|there|everybody|everyone|which|when|if|explain)(?!\p{L})/iu;

const fieldKinds = new Set<PartKind>(['form', 'memory', 'table']);
const mostFields = 12;
const isField = /^(?:(?:your|full|first) )?(?:name|phone|e-?mail|number|nombre|nom|nome|naam)s?$/iu;

/** The parts a sentence asks for; a wish or a row of names, never a sentence that tells something. */
function partsIn(sentence: string, language: LanguageId): NamedPart[] {
  const pieces = piecesOf(sentence, language);
  const found: (NamedPart & { fields: string[] })[] = [];
  let last: (NamedPart & { fields: string[] }) | null = null;
  for (const { text } of pieces) {
    const part = partFrom(text);
    if (part) {
      const { told, ...rest } = part;
      const fields =
        told === '' ? [] : told.split(/,\s*|\s(?:and|und|et|y|e|en)\s/iu).filter(Boolean);
      last = { ...rest, fields };
      found.push(last);
    } else if (
      last &&
      fieldKinds.has(last.kind) &&
      (last.fields.length > 0 || (last.kind === 'form' && isField.test(text))) &&
      last.fields.length < mostFields &&
      text.split(' ').length <= 7
    )
      last.fields.push(text.replace(/[)]$/u, ''));
    else last = null;
  }
  const isRow = found.length > 0 && found.length + 1 >= pieces.length / 2;
  return asks.test(sentence) || isRow ? found : [];
}

const sentenceEnd = /\n+|(?<=[\p{L}\d)"”'’])[.!?;]+\s+|[.!?]+$/u;

/** The parts that were asked for by name, from the whole of what was written. */
export function readParts(prompt: string, language: LanguageId): NamedPart[] {
  const seen = new Set<string>();
  return prompt
    .slice(0, longestRead)
    .split(sentenceEnd)
    .flatMap((sentence) =>
      partsIn(withoutOpening((sentence ?? '').replaceAll(/[*_]{1,3}/gu, '')), language),
    )
    .filter(({ words, kind }) => {
      const key = kind === 'gallery' ? kind : words.toLowerCase();
      return words !== '' && !seen.has(key) && seen.add(key);
    })
    .slice(0, most);
}

/** "want: waiting list form, plot rules": what stands before the colon asks. */
const withoutOpening = (sentence: string): string =>
  sentence
    .replace(bullets, '')
    .replace(
      /^(?:.{0,60}\b(?:wants?|needs?|include|deliver|like|page should have|should have|requires?)\b[^:,]{0,30}):\s/iu,
      'want ',
    )
    .replace(/^.{0,160}?\b(?:should have|must have|page needs|website needs|requires)\s/iu, 'want ')
    .replace(/^(?:dear|hi|hello)\b[^,]{0,30},\s/iu, '');
