import type { FoundSpans, SaidClause, Span } from '../../spans/find-spans';
import { readTokens } from '../../text/sentences';
import { withBracketedAnswers } from './bracketed-answers';
import { withLabelledLists } from './labelled-lists';
import { letterLines, spansOutside, withoutFurniture } from './letter-lines';
import { withPriceRuns } from './price-runs';
import { withNamedParts } from './named-parts';
import { withServed } from './served-people';
import { withSpokenPrices } from './spoken-prices';
import { withWholeRows } from './whole-rows';

/** What the grammar of a text tells for certain, where the likeliest marks miss it. */
export function mendedSpans(text: string, found: FoundSpans): FoundSpans {
  const letter = letterLines(text);
  const clauses = withoutFurniture(found.clauses, letter);
  const listed = withLabelledLists(text, spansOutside(found.spans, letter), clauses);
  const plain = withNamedParts(text, withWholeRows(text, withServed(text, listed)));
  const answered = withBracketedAnswers(text, plain);
  const spans = withSpokenPrices(text, withPriceRuns(text, answered))
    .filter((span) => !isToldButton(span, clauses) && !isQuality(span, clauses))
    .map((span) => withOrdinal(text, span))
    .map(withWholeName(text))
    .flatMap(withoutPlace);
  return { ...found, spans, clauses };
}

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

/** "Little Acorns nursery" is called Little Acorns, wherever the marks cut it. */
const withWholeName =
  (text: string) =>
  (span: Span, at: number, all: readonly Span[]): Span => {
    const name = span.label === 'name' ? span : all[at - 1];
    const subject = span.label === 'name' ? all[at + 1] : span;
    if (name?.label !== 'name' || subject?.label !== 'subject') return span;
    const rest = /^((?:\p{Lu}[\p{L}'’]+ )+)\p{Ll}/u.exec(subject.text)?.[1];
    if (rest === undefined || text.slice(name.end, subject.start) !== ' ') return span;
    return span.label === 'name'
      ? { ...span, text: `${span.text} ${rest.trim()}`, end: subject.start + rest.length - 1 }
      : { ...span, text: span.text.slice(rest.length), start: span.start + rest.length };
  };

const placeAndName =
  /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?),? (?:called|named|namens|appelée?|llamad[oa]|chamad[oa]|chiamat[oa]|genaamd) (\p{Lu}.+)$/u;

/** "Sevilla llamado Taller Reyes" are a town and what is there. */
function withoutPlace(span: Span): Span[] {
  const [, town, name] = span.label === 'name' ? (placeAndName.exec(span.text) ?? []) : [];
  if (town === undefined || name === undefined) return [span];
  return [
    { ...span, label: 'place', text: town, end: span.start + town.length },
    { ...span, text: name, start: span.end - name.length },
  ];
}
