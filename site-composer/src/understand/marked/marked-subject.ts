import type { Facts } from '../../model/brief';
import { isOf } from '../../catalogue/vocabulary/vocabulary';
import type { Span } from '../../spans/find-spans';
import type { SpanLabel } from '../../spans/labels';
import { cutTo, titleCase, trimMarks } from '../../text/casing';
import { longestName } from '../plain-phrase';
import { readTokens } from '../../text/sentences';
import { gerund } from '../page-complement';
import type { MarkedText } from './marked-text';

/** What the marks say of the name, the subject and the place. */
export interface MarkedSubject {
  readonly name: string | null;
  readonly subject: string | null;
  readonly place: string | null;
  readonly audience: string | null;
  /** Asked for as something people use. */
  readonly application: boolean;
}

export function markedSubject(marked: MarkedText): MarkedSubject {
  const place = sureText(marked, 'place');
  return {
    ...withPlace(nameIn(marked), place),
    subject: subjectIn(marked),
    audience: sureText(marked, 'audience'),
    application: marked
      .of('site')
      .some(({ text }) => isOf('appNouns', text.toLowerCase().split(' ').at(-1) ?? '')),
  };
}

/** Where no other place is named, "Rye in Lisbon" is Rye, and it is in Lisbon. */
function withPlace(
  name: string | null,
  place: string | null,
): Pick<MarkedSubject, 'name' | 'place'> {
  const [, bare, town] = /^(.{2,}) in (\p{Lu}[\p{L} .'-]+)$/u.exec(name ?? '') ?? [];
  return place === null && bare !== undefined && town !== undefined
    ? { name: bare, place: town }
    : { name, place };
}

/** What is less sure than this is only taken where nothing else was found. */
const sure = 0.4;

function sureText(marked: MarkedText, label: SpanLabel): string | null {
  const span = marked.of(label).find((one) => one.sure >= sure);
  return span === undefined ? null : plain(span.text);
}

const plain = (text: string): string => trimMarks(text.replaceAll(/\s+/g, ' '));

function subjectIn(marked: MarkedText): string | null {
  const span = marked.of('subject').find((one) => one.sure >= sure);
  const words = span?.text ?? marked.likeliest('subject');
  const bare =
    words === null
      ? ''
      : plain(words).replace(/ (?:named|called|namens|appelée?|llamad[oa])$/iu, '');
  const before = marked.text.slice(Math.max(0, (span?.start ?? 0) - 12), span?.start ?? 0);
  if (bare === '') return null;
  return /\b(?:i|we|to|that|who|which)\s$/i.test(before) ? asThing(bare) : bare;
}

/** "I tune pianos" is about tuning pianos. */
function asThing(words: string): string {
  const [speaker, first, ...rest] = readTokens(`I ${words}`);
  if (!speaker || first?.pos !== 'VERB' || rest.length === 0 || /(?:ing|ed)$/.test(first.lower))
    return words;
  return `${gerund(first.lemma)}${words.slice(first.end - speaker.end - 1)}`;
}

/** The name that is said most often; the first of several. */
function nameIn(marked: MarkedText): string | null {
  const spans = marked.of('name').filter((one) => one.sure >= sure);
  const likely = spans.length > 0 ? null : marked.likeliest('name');
  const names = [
    ...spans.map((span) => wholeQuote(marked.text, span)),
    ...(likely === null ? [] : [likely]),
  ]
    .map((name) => cutTo(longestName, unquoted(name)))
    .filter((name) => name.length > 1);
  const count = (name: string): number =>
    names.filter((one) => one.toLowerCase() === name.toLowerCase()).length;
  const [name] = names.toSorted((one, other) => count(other) - count(one));
  if (name === undefined) return null;
  return /\p{Lu}/u.test(name) || !/\p{L}/u.test(name) ? name : titleCase(name);
}

/** A name in quotation marks is all that stands between them. */
function wholeQuote(text: string, { start, end, text: words }: Span): string {
  const before = /["“„«‘']\s?[^"“”„«»\n]{0,60}$/u.exec(
    text.slice(Math.max(0, start - longestName), start),
  )?.[0];
  const behind = /^[^"“”„«»\n]{0,60}?["”“»’'](?!\p{L})/u.exec(
    text.slice(end, end + longestName),
  )?.[0];
  if (
    before === undefined ||
    behind === undefined ||
    /[.,;:!?]/.test(before.slice(1) + behind.slice(0, -1))
  )
    return words;
  return `${before.slice(1)}${words}${behind.slice(0, -1)}`.trim();
}

/** A mark at the edge of a name belongs to the sentence around it; "the lads'" keeps none either. */
function unquoted(text: string): string {
  return trimMarks(text.replaceAll(/\s+/g, ' '))
    .replaceAll(/^["'“‘„«*_]+|["'”’“»*_]+$/gu, '')
    .trim();
}

/** Which other places it serves or names, and its address. */
export function markedPlaces(
  marked: MarkedText,
  place: string | null,
): Pick<Facts, 'areas' | 'address'> {
  const address = marked.of('address')[0]?.text.replaceAll(/\s*\n\s*/g, ', ') ?? null;
  const others = marked.of('area', 'place').map(({ text }) => plain(text));
  return {
    areas: [...new Set(others)].filter((one) => one !== place).slice(0, mostPlaces),
    address,
  };
}

const mostPlaces = 40;
