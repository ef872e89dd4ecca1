import type { SaidClause, Span } from '../spans/find-spans';
import type { SpanLabel } from '../spans/labels';
import { asPoint } from '../text/casing';
import { isForeignWish } from './marked/foreign-wishes';
import type { MarkedText } from './marked/marked-text';
import { isAsked } from './marked/said-sentences';

/** What these are part of was said to whoever builds the page, and is carried out or noted as a wish. */
const wishes = new Set<SpanLabel>([
  'site',
  'section',
  'button',
  'field',
  'not',
  'color',
  'style',
  'headline',
]);

const most = 200;
const longest = 200;

/** What was said and is no wish about the page, clause by clause: each is on the page or named to the member. */
export function saidClauses(marked: MarkedText, application: boolean, language: string): string[] {
  if (application) return [];
  const wished = marked.spans.filter(({ label }) => wishes.has(label));
  let at = 0;
  return marked.clauses
    .filter(({ start, end }) => {
      // Both are in the order of the text, so that one look at each is enough.
      while (at < wished.length && (wished[at]?.end ?? 0) <= start) at += 1;
      return (wished[at]?.start ?? end) >= end || isOpening(marked, start, end);
    })
    .map((clause) => asPoint(toldPart(marked, clause).replaceAll(/\s+/g, ' ')))
    .filter((text) => text !== '' && text.length <= longest && !isAsked(text) && !opens.test(text))
    .filter((text) => language === 'en' || !isForeignWish(marked, text, application))
    .slice(0, most);
}

const around = new Set<SpanLabel>(['site', 'subject', 'name', 'place', 'person', 'audience']);

const within = ({ spans }: MarkedText, start: number, end: number): Span[] =>
  spans.filter((span) => span.start >= start && span.end <= end);

/** "Memorial page for my dad, Alan Whitcombe 1944 to 2024" asks for a page, and tells years. */
const isOpening = (marked: MarkedText, start: number, end: number): boolean =>
  within(marked, start, end).every(({ label }) => around.has(label));

/** Of what asks for the page only figures behind it are sure to be told. */
function toldPart(marked: MarkedText, { text, start, end }: SaidClause): string {
  const spans = within(marked, start, end);
  if (!spans.some(({ label }) => wishes.has(label))) return text;
  const behind = marked.text.slice(Math.max(...spans.map((span) => span.end)), end);
  return /\d/.test(behind) ? behind.replace(/^[\s,]+/, '') : '';
}

/** What begins and ends a letter. */
const opens =
  /^(?:hi|hello|hey|dear|thanks?|thank you|cheers|regards|kind regards|best(?: wishes)?|(?:hi|hello|hey) (?:there|all|team|everyone))[!.,]*$/iu;
