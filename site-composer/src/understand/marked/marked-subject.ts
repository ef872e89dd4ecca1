import type { Facts } from '../../model/brief';
import { isOf } from '../../catalogue/vocabulary/vocabulary';
import type { Span } from '../../spans/find-spans';
import type { SpanLabel } from '../../spans/labels';
import { trimMarks } from '../../text/casing';
import { readTokens } from '../../text/tokens';
import { isKind } from '../kind-of-letters';
import { deed } from '../page-complement';
import { nameIn, sure } from './marked-name';
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
  const subject = subjectIn(marked);
  return {
    ...withPlace(ownName(nameIn(marked), subject), place),
    ...taughtTo(subject, audienceIn(marked)),
    application: marked
      .of('site')
      .some(({ text }) => isOf('appNouns', text.toLowerCase().split(' ').at(-1) ?? '')),
  };
}

/** Of a "village primary school PTA" the last word is what it is, and no name. */
const ownName = (name: string | null, subject: string | null): string | null =>
  name !== null && isKind(name) && subject?.endsWith(name) === true ? null : name;

/** "Yoga to beginners" is yoga, and who comes are beginners. */
function taughtTo(
  subject: string | null,
  audience: string | null,
): Pick<MarkedSubject, 'subject' | 'audience'> {
  const [, thing, learners] =
    /^(.+?) (?:to|with) ((?:\p{L}+ ){0,3}\p{L}+(?: (?:over|under|aged|from) \d[\d–-]*)?)$/u.exec(
      subject ?? '',
    ) ?? [];
  // "Women over 50" are women.
  const last =
    learners
      ?.replace(/ (?:over|under|aged|from) \d.*$/u, '')
      .split(' ')
      .at(-1)
      ?.toLowerCase() ?? '';
  if (thing === undefined || learners === undefined || !isOf('people', last))
    return { subject, audience };
  return { subject: thing, audience: audience === null ? learners : `${learners} and ${audience}` };
}

/** Everybody it is for, where they stand in one row: "parents, pupils and staff". */
function audienceIn(marked: MarkedText): string | null {
  const spans = marked
    .of('audience')
    .filter((one) => one.sure >= sure)
    .filter(({ start }) => !ofReading.test(marked.text.slice(Math.max(0, start - 40), start)))
    .filter((span) => !isInList(marked, span));
  const [first] = spans;
  if (first === undefined) return null;
  let { end } = first;
  for (const span of spans.slice(1))
    if (/^\s*(?:,|and|und|et|y|e|en|&|, and)\s*$/u.test(marked.text.slice(end, span.start)))
      ({ end } = span);
  // "Patient with nervous learners" says how they are taught.
  return plain(
    marked.text.slice(first.start, end).replace(/^\p{Ll}+ with (?=\p{Ll}+ \p{Ll}+s$)/u, ''),
  );
}

/** "Classes for beginners, vinyasa and yin": one of several things that are offered. */
const isInList = (marked: MarkedText, { start, end }: Span): boolean => {
  const items = marked.of('item');
  const joins = (from: number, to: number): boolean => join.test(marked.text.slice(from, to));
  return (
    items.some((item) => item.start > end && joins(end, item.start)) ||
    items.some((item) => item.end < start && joins(item.end, start))
  );
};
const join = /^\s?(?:,\s(?:and\s)?|and\s)$/u;

/** "Easy to read for parents on their phones" says how the page is to be, and not for whom. */
const ofReading =
  /\b(?:read|use|understand|see|readable|simple|clear|legible|easy)(?: on (?:a |their )?phones?)? for $/iu;

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

function sureText(marked: MarkedText, label: SpanLabel): string | null {
  const span = marked.of(label).find((one) => one.sure >= sure);
  return span === undefined ? null : plain(span.text);
}

const plain = (text: string): string => trimMarks(text.replaceAll(/\s+/g, ' '));

function subjectIn(marked: MarkedText): string | null {
  const first = marked
    .of('subject')
    .find(
      (one) =>
        one.sure >= sure &&
        !isUnderLabel(marked.text, one.start) &&
        !/\p{L}-$/u.test(marked.text.slice(Math.max(0, one.start - 2), one.start)),
    );
  const telling =
    first !== undefined && isGeneric(first)
      ? marked.of('subject').find((one) => one.sure >= leastSure && !isGeneric(one))
      : undefined;
  const span = telling ?? first;
  const likeliest = marked.likeliest('subject');
  const labelled = likeliest !== null && isUnderLabel(marked.text, marked.text.indexOf(likeliest));
  const words = span?.text ?? (labelled ? null : likeliest);
  const bare =
    words === null
      ? ''
      : plain(words).replace(/ (?:named|called|namens|appelée?|llamad[oa])$/iu, '');
  // A few words are called as work further on: "dog walking".
  const isLong = bare.split(' ').length > mostOfWork;
  const start = span?.start ?? (isLong ? Math.max(0, marked.text.indexOf(words ?? '')) : 0);
  const before = marked.text.slice(Math.max(0, start - 12), start);
  if (bare === '' || namesNothing(bare)) return null;
  const whole = shortWhole(marked, bare);
  if (whole !== null) return withoutManner(whole);
  const topic = publication.test(bare)
    ? topicBehind.exec(marked.text.slice(0, longestRead))?.[1]
    : undefined;
  if (topic !== undefined) return `${bare} about ${topic}`;
  const where = span === undefined ? null : whereOfTopic(marked, span);
  if (where !== null) return `${bare} ${where}`;
  const worked = doneBefore.exec(marked.text.slice(Math.max(0, start - longestBefore), start))?.[1];
  if (worked !== undefined && isOf('workVerbs', worked.toLowerCase()))
    return deed(worked.toLowerCase(), '', bare);
  return /\b(?:i|we|to|that|who|which)\s$/i.test(before) ? asThing(bare) : asDeed(bare);
}

const leastSure = 0.5;
/** "Our mobile app FreshCart: a grocery list app": what anything may be gives way to what says more. */
const generic =
  /^(?:(?:small|new|little|our|mobile|online|digital|local|family|web)\s)*(?:apps?|startup|company|business|product|platform|tool|service|software|firm)$/iu;
const isGeneric = ({ text }: Span): boolean => generic.test(text.replace(/(?:\s\p{Lu}\S*)+$/u, ''));

/** "A blog about train travel in Europe": where a subject is set belongs to what is written about it. */
function whereOfTopic(marked: MarkedText, { end }: Span): string | null {
  const isRead = marked
    .of('site')
    .some(({ text }) => /\b(?:blog|magazine|podcast|newsletter)\b/i.test(text));
  const [, where] =
    /^ (in (?:the )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u.exec(
      marked.text.slice(end, end + 60),
    ) ?? [];
  return isRead && where !== undefined && marked.of('place').length === 0 ? where : null;
}

const longestRead = 2_000;
const publication =
  /^(?:\p{L}+ )?(?:podcast|blog|magazine|newsletter|zine|vlog|youtube channel)$/iu;
/** "My podcast The Slow Lane about cycling across Europe": what it is about. */
const topicBehind =
  /\b(?:podcast|blog|magazine|newsletter|zine|vlog|channel)\b[^.,;:!?\n]{0,50}? about ((?!us\b|me\b|page\b|the (?:author|host)s?\b)[^.,;:!?\n]{4,60}?)(?= (?:with|and|in|for) |[.,;:!?\n]|$)/iu;

/** "I restore old accordions" is about restoring them; "I paint pet portraits" about the portraits. */
const doneBefore = /\b(?:I|we)(?: (?:also|mostly|mainly|only|just|can|will))? (\p{L}+) $/iu;
const longestBefore = 32;
const mostOfWork = 3;
const mostOfShort = 5;

/** Four or five words without a name or a place are the subject together: "charity 5k run website". */
function shortWhole(marked: MarkedText, subject: string): string | null {
  const words = marked.text
    .trim()
    .replace(/[.!]$/u, '')
    .replace(/^(?:an? |the )/iu, '');
  const thing = words.replace(/ (?:web ?site|site|web ?page|page|homepage)$/iu, '');
  const isOther =
    marked.of('name', 'place', 'section', 'feature', 'item', 'audience', 'phone', 'style', 'color')
      .length > 0;
  return !isOther &&
    words.split(' ').length <= mostOfShort &&
    /^[\p{L}\d'’& -]+$/u.test(thing) &&
    / /u.test(thing) &&
    !/\b(?:for|about|in|my|our|i|we|to|with|der|die|das|für|pour|para|per|voor|en|à|di|de)\b/iu.test(
      thing,
    ) &&
    thing.toLowerCase().includes(subject.toLowerCase()) &&
    thing.length > subject.length
    ? thing
    : null;
}

/** "Pomodoro timer minimal": an adjective behind what it is says how it is to look. */
function withoutManner(thing: string): string {
  const tokens = readTokens(thing);
  const [before, last] = tokens.slice(-2);
  const isManner = tokens.length > 2 && last?.pos === 'ADJ' && before?.pos === 'NOUN';
  return isManner && last.lower !== 'online' ? thing.slice(0, -last.lower.length).trim() : thing;
}

/** "Grind and sell": what somebody does, without what it is done to. */
const namesNothing = (words: string): boolean =>
  /^\p{L}+ (?:and|&) \p{L}+$/iu.test(words) &&
  readTokens(`We ${words} it`)
    .slice(1, -1)
    .every(({ pos, lower }) => pos === 'VERB' || lower === 'and' || lower === '&');

/** "Objective: raise bookings" says what the page is to achieve, "Tone: calm" how it sounds. */
function isUnderLabel(text: string, at: number): boolean {
  const line =
    text
      .slice(Math.max(0, at - 200), Math.max(0, at))
      .split('\n')
      .at(-1) ?? '';
  return /^[\s*•–-]*(?:objectives?|goals?|aims?|audience|target(?: group| audience)?|tone(?: of voice)?|voice|style|look|must.haves?|out of scope|ziele?|zielgruppe|ton|objectifs?|cible|objetivos?|obiettiv[oi]|doel(?:groep)?)\s?:/iu.test(
    line,
  );
}

/** "I tune pianos" is about tuning pianos. */
function asThing(words: string): string {
  const [speaker, first, ...rest] = readTokens(`I ${words}`);
  if (!speaker || first?.pos !== 'VERB' || rest.length === 0 || /(?:ing|ed)$/.test(first.lower))
    return words;
  // A countdown to "last day of school" lasts nobody.
  if (readTokens(words)[0]?.pos === 'ADJ') return words;
  return deed(first.lemma, '', words.slice(first.end - speaker.end - 1).trim());
}

/** "Kestrel calibrates torque wrenches" is about calibrating torque wrenches. */
function asDeed(words: string): string {
  const [, first, ...rest] = readTokens(`It ${words}`);
  const isDone =
    first?.pos === 'VERB' && first.lower !== first.lemma && /[^s]s$/u.test(first.lower);
  const isNoun = readTokens(words)[0]?.pos === 'NOUN';
  return isDone && !isNoun && rest.length > 0
    ? deed(first.lemma, '', words.slice(first.lower.length).trim())
    : words;
}

/** Which other places it serves or names, and its address. */
export function markedPlaces(
  marked: MarkedText,
  place: string | null,
): Pick<Facts, 'areas' | 'address'> {
  const address =
    marked
      .of('address')
      .find(({ text }) => !ofTraining.test(text))
      ?.text.replaceAll(/\s*\n\s*/g, ', ') ?? null;
  const others = marked.of('area', 'place').map(({ text }) => plain(text));
  return {
    areas: [...new Set(others)].filter((one) => one !== place).slice(0, mostPlaces),
    address,
  };
}

/** "City & Guilds Level 3" is what somebody learned, and nowhere. */
const ofTraining =
  /(?<!\p{L})(?:city (?:&|and) guilds|level \d|nvq|btec|diploma|certificate|certified|qualified|degree)(?!\p{L})/iu;
const mostPlaces = 40;
