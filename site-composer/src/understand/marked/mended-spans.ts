import type { FoundSpans, SaidClause, Span } from '../../spans/find-spans';
import type { SpanLabel } from '../../spans/labels';
import { readSentences, readTokens } from '../../text/sentences';
import { findLook } from '../find-look';
import { withBracketedAnswers } from './bracketed-answers';
import { withConditions } from './condition-of-price';
import { withCoveredPlaces } from './covered-places';
import { withDayRows } from './day-rows';
import { withLabelledLists } from './labelled-lists';
import { letterLines, spansOutside, withoutFurniture } from './letter-lines';
import { withNearPlace, withPlaceOfDay, withStreet } from './near-places';
import { withoutPartHours } from './part-hours';
import { withPlainPrices } from './plain-prices';
import { withPriceRuns } from './price-runs';
import { withNamedParts } from './named-parts';
import { withCompany, withNamedDays } from './named-day-dates';
import { withOwnClauses } from './own-clauses';
import { withOwnPrices } from './own-prices';
import { withOwnRoles } from './own-roles';
import { isTimeOfRule, withLeadOfTime, withoutLeadToTime } from './plain-days';
import { withoutOwnThings, withPriceOfItsOwn, withWholeSubject } from './own-statements';
import {
  toldByOwner,
  withMaker,
  withNamedSubject,
  withOpeningName,
  withOwnAddress,
} from './owner-names';
import { withPricedRows } from './priced-rows';
import { withSectionLists } from './section-lists';
import { withRestOfSentence } from './rest-of-sentence';
import { withServed } from './served-people';
import { withCouples, withTitledPeople } from './titled-people';
import { withSpokenPrices } from './spoken-prices';
import { withWholePriceSentences } from './whole-price-sentences';
import { withWholeRows } from './whole-rows';
import { withJoinedPrices } from './joined-prices';
import { withToldRefusals } from './told-refusals';
import { withWholeName } from './whole-names';
import { withYearRows } from './year-rows';
import { whenTokens } from '../day-and-clock';
import { withWhomOfRule } from '../rule-times';

/** What the grammar of a text tells for certain, where the likeliest marks miss it. */
export function mendedSpans(text: string, found: FoundSpans, language = 'en'): FoundSpans {
  const letter = letterLines(text);
  const own = withoutOwnThings(
    spansOutside(found.spans, letter),
    withWhomOfRule(withoutFurniture(found.clauses, letter).map(toldByOwner)),
  );
  const outside = withToldRefusals(text, own.spans, own.clauses);
  const { spans: told, clauses } = withWholePriceSentences(text, outside.spans, outside.clauses);
  const listed = withLabelledLists(text, withPriceOfItsOwn(text, told), clauses);
  const plain = withNamedParts(text, withWholeRows(text, withServed(text, listed)));
  const answered = withBracketedAnswers(text, plain);
  const priced = withPricedRows(text, withSpokenPrices(text, withPriceRuns(text, answered)));
  const spans = withJoined(
    text,
    withDayRows(
      text,
      withYearRows(
        text,
        withConditions(
          text,
          withOwnPrices(text, withPlainPrices(text, withJoinedPrices(text, priced))),
        ),
      ),
    ),
  )
    .map((span) => (isManner(span, clauses) ? { ...span, label: 'fact' as const } : span))
    .map(asDay)
    .map(withoutLeadToTime)
    .map((span) => withLeadOfTime(text, span))
    .map((span) => asHour(text, span))
    .map((span) => withHourWord(text, span))
    .filter((span) => !isTimeToCall(text, span) && !isTimeOfRule(text, span) && !isOfDays(span))
    .filter((span) => !isToldButton(span, clauses) && !isQuality(span, clauses))
    .map((span) => withOrdinal(text, span))
    .map(withWholeSubject(text))
    .map(withMaker(text))
    .map(withWholeName(text))
    .flatMap(withoutName);
  const people = withOwnRoles(
    text,
    withCouples(text, withTitledPeople(text, withDaysOfThings(text, spans, language))),
    language === 'en',
  );
  const covered = withCoveredPlaces(text, withRestOfSentence(text, people));
  const named = withOwnAddress(withOpeningName(text, withNamedSubject(covered)), clauses);
  const placed = withPlaceOfDay(withNearPlace(withStreet(named, text), text), text);
  return { ...found, spans: withSectionLists(text, placed), clauses };
}

const withDaysOfThings = (
  text: string,
  spans: readonly Span[],
  language: string,
): readonly Span[] =>
  withCompany(
    withOwnClauses(
      text,
      withNamedDays(text, withoutPartHours(text, spans, language === 'en')),
      language === 'en',
    ),
  );

const clauseOf = (clauses: readonly SaidClause[], span: Span): SaidClause | undefined =>
  clauses.find(({ start, end }) => start <= span.start && end >= span.end);

const surelyTold = 0.6;

/** "Reps: Shaz depot one" tells visitors something; the words of a button are told to us. */
const isToldButton = (span: Span, clauses: readonly SaidClause[]): boolean =>
  span.label === 'button' &&
  (clauseOf(clauses, span)?.told ?? 0) >= surelyTold &&
  !asksReader(span.text);

/** "Adopt a cow" says what to do. */
function asksReader(words: string): boolean {
  const [first] = readTokens(`${words.charAt(0).toLowerCase()}${words.slice(1)}`);
  return first?.pos === 'VERB' && first.lower === first.lemma;
}

const perhapsTold = 0.3;
const ofLook =
  /\b(?:look|feel|vibes?|design|layout|theme|aesthetic|brand(?:ing|ed)?|site|website|page|tone|voice|fonts?|colou?rs?|tones?|palette|background|images?|photos?|pictures?|copy|text)\b/iu;

/** "Documentary style, no posed shots" is how somebody works: it names nothing that a page can look like. */
function isManner(span: Span, clauses: readonly SaidClause[]): boolean {
  if (span.label !== 'style' || !span.text.includes(' ') || ofLook.test(span.text)) return false;
  if ((clauseOf(clauses, span)?.told ?? 0) < perhapsTold) return false;
  const { moods, scheme, typeface, colours } = findLook(readSentences(`${span.text}.`));
  return moods.length + Object.keys(colours).length === 0 && scheme === null && typeface === null;
}

/** "Solar." by itself is what a thing is, and no town. */
function isQuality(span: Span, clauses: readonly SaidClause[]): boolean {
  if (span.label !== 'place' || span.text.includes(' ')) return false;
  const clause = clauseOf(clauses, span);
  const isAlone = clause !== undefined && clause.text.trim() === span.text.trim();
  return isAlone && readTokens(span.text.toLowerCase())[0]?.pos === 'ADJ';
}

const ordinal =
  /(?:^|[\s(:,])((?:every |each |on )?(?:the )?(?:first|second|third|fourth|last|1st|2nd|3rd|4th|(?:jeden )?(?:ersten?|zweiten?|dritten?|letzten?)|(?:(?:chaque|tous les|le) )?(?:premiers?|deuxième|troisième|dernier)|(?:(?:cada|el) )?(?:primer|segundo|tercer|último)|(?:(?:ogni|il) )?(?:primo|secondo|terzo|ultimo)|(?:(?:elke|de) )?(?:eerste|tweede|derde|laatste)))\s$/iu;

/** "Le premier vendredi du mois": which Friday belongs to the day. */
function withOrdinal(text: string, span: Span): Span {
  if (span.label !== 'date' || !/^\p{L}/u.test(span.text)) return span;
  const before = ordinal.exec(text.slice(Math.max(0, span.start - 24), span.start))?.[1];
  if (before === undefined) return span;
  return {
    ...span,
    start: span.start - before.length - 1,
    text: `${before} ${span.text}`,
  };
}

/** "Sabato" at the beginning of a sentence is a day, and no town. */
function asDay(span: Span): Span {
  if (span.label !== 'place' && span.label !== 'area') return span;
  const [token] = whenTokens(span.text);
  const isDay =
    token?.kind === 'day' && token.text === span.text.trim() && !/^mar[cs]/i.test(span.text);
  return isDay ? { ...span, label: 'date' } : span;
}

/** "Saturday", "walk-ins Friday", "otherwise by appointment": when people come is nothing that is offered. */
const isOfDays = ({ label, text: words }: Span): boolean =>
  label === 'item' &&
  (/^(?:(?:and|on|every) )?(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?$/iu.test(words.trim()) ||
    /\b(?:by appointment|walk-?\s?ins?)\b/iu.test(words));

/** "Phone Gareth before 8pm" says when to ring, and nothing of a door. */
function isTimeToCall(text: string, { label, text: words, start }: Span): boolean {
  if (
    label !== 'hours' ||
    !/^(?:about |around )?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?$/iu.test(words.trim())
  )
    return false;
  const before = text.slice(Math.max(0, start - 60), start);
  return /(?:before|after|by|until|till)\s$/iu.test(before) && reaching.test(before);
}

const reaching = /\b(?:phone|ring|call|text|message|whats ?app|tel)\b[^.!?\n]*$/iu;

const untilNow = /(?<!\p{L})(?:at|until|till?|by|to|past|before|after|around)\s$/iu;

/** "Open until midnight" names a time, "midnight with gold" a colour. */
function asHour(text: string, span: Span): Span {
  if (span.label !== 'color' || whenTokens(span.text)[0]?.text !== span.text) return span;
  const isTime = untilNow.test(text.slice(Math.max(0, span.start - 8), span.start));
  return isTime ? { ...span, label: 'time' } : span;
}

const joining =
  /^\s(?:at|of|in|for|on|with|the|and|from|de|du|des|del|della|di|da|do|von|van|bei|am|im|und|et|y|e|en|\s)+\s$/iu;
const wholes = new Set<SpanLabel>(['role', 'note', 'where', 'address']);

/** "GIS engineer" and "city of Lagos" with "at the" between them are one role. */
function withJoined(text: string, spans: readonly Span[]): readonly Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    const isOne =
      last?.label === span.label &&
      span.record !== null &&
      wholes.has(span.label) &&
      last.record === span.record &&
      joining.test(text.slice(last.end, span.start));
    if (isOne && last)
      all[all.length - 1] = { ...last, end: span.end, text: text.slice(last.start, span.end) };
    else all.push(span);
  }
  return all;
}

/** "Ore 17": without its word a number is no hour. */
function withHourWord(text: string, span: Span): Span {
  if (span.label !== 'time' || !/^\d{1,2}$/.test(span.text)) return span;
  const word = /(?:^|\s)(ore|um|alle|às|à|a las|om|at)\s$/iu.exec(
    text.slice(Math.max(0, span.start - 8), span.start),
  )?.[1];
  return word === undefined
    ? span
    : { ...span, text: `${word} ${span.text}`, start: span.start - word.length - 1 };
}

const called = '(?:called|named|namens|appelée?|llamad[oa]|chamad[oa]|chiamat[oa]|genaamd)';
const placeAndName = new RegExp(
  `^(\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?),? ${called} (\\p{Lu}.+)$`,
  'u',
);
const subjectAndName = new RegExp(`^(\\p{Ll}[^,]{1,60}?),? ${called} (\\p{Lu}.+)$`, 'u');

/** "Sevilla llamado Taller Reyes" are a town and what is there, "bakery called Rye" a subject and its name. */
function withoutName(span: Span): Span[] {
  const isName = span.label === 'name';
  if (!isName && span.label !== 'subject') return [span];
  const [, first, name] = (isName ? placeAndName : subjectAndName).exec(span.text) ?? [];
  if (first === undefined || name === undefined) return [span];
  return [
    {
      ...span,
      label: isName ? 'place' : 'subject',
      text: first,
      end: span.start + first.length,
    },
    { ...span, label: 'name', text: name, start: span.end - name.length },
  ];
}
