import { forVisitors } from '../spans/said-clauses';
import type { SaidClause, Span } from '../spans/find-spans';
import type { SpanLabel } from '../spans/labels';
import { asPoint } from '../text/casing';
import { isForeignWish } from './marked/foreign-wishes';
import type { MarkedText } from './marked/marked-text';
import { isAsked } from './marked/said-sentences';
import { ofMaking } from './outline/orders';

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
  return withSpans(marked)
    .filter(({ clause }) => clause.told >= forVisitors)
    .filter(
      ({ spans }) =>
        spans.every(({ label }) => !wishes.has(label)) ||
        spans.every(({ label }) => around.has(label)),
    )
    .map((clause) => asPoint(toldPart(marked, clause).replaceAll(/\s+/g, ' ')))
    .filter(
      (text) => text !== '' && text.length <= longest && !isAsked(text) && !ofMaking.test(text),
    )
    .filter((text) => language === 'en' || !isForeignWish(marked, text, application))
    .slice(0, most);
}

/** "Memorial page for my dad, Alan Whitcombe 1944 to 2024" asks for a page, and tells years. */
const around = new Set<SpanLabel>(['site', 'subject', 'name', 'place', 'person', 'audience']);

interface ClauseOfSpans {
  readonly clause: SaidClause;
  readonly spans: readonly Span[];
}

/** Each clause with the spans that touch it: both are in the order of the text, so that one look at each is enough. */
function withSpans({ clauses, spans }: MarkedText): ClauseOfSpans[] {
  let from = 0;
  return clauses.map((clause) => {
    while (from < spans.length && (spans[from]?.end ?? 0) <= clause.start) from += 1;
    const within: Span[] = [];
    for (let at = from; (spans[at]?.start ?? clause.end) < clause.end; at += 1) {
      const span = spans[at];
      if (span) within.push(span);
    }
    return { clause, spans: within };
  });
}

/** Of what asks for the page only figures behind it are sure to be told. */
function toldPart(marked: MarkedText, { clause: { text, end }, spans }: ClauseOfSpans): string {
  if (!spans.some(({ label }) => wishes.has(label))) return text;
  const behind = marked.text.slice(Math.max(...spans.map((span) => span.end)), end);
  return /\d/.test(behind) ? behind.replace(/^[\s,]+/, '') : '';
}
