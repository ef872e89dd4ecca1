import type { SaidClause, Span } from '../../spans/find-spans';
import type { SpanLabel } from '../../spans/labels';
import { trimMarks } from '../../text/casing';
import { findLabelledLists, type LabelledList, type Part, type Range } from './find-labelled-lists';

const longestTitle = 48;
/** A whole line, as a publication is, stands by itself where nothing in it says where its title ends. */
const longestRow = 160;
const likelyTold = 0.45;

/** Words that announce wishes about the page, not things. */
const forBuilder =
  /\b(?:sections?|pages?|tabs?|colou?rs?|palette|style|look|feel|tone|voice|fonts?|buttons?|cta|fields?|forms?|must|should|want|need to have|please|include|site|website|audience|target|contact|hours?|open(?:ing)?|phone|tel|e-?mail|address|goal|aim|objective|prices?|date|when|where|time|kontakt|farben?|seiten?|couleurs?|colores|colori|kleuren|features?|notes?|brief|project|menu items?|avoid|not|no|don['’]t|ps|nb|re|subject|from|to|hashtags?|links?|proof points?|info|usps?|highlights|key facts|facts|details|columns?|lanes|stages|status|reps?|staff|team|people|committee|players?|bands?|line-?up|q|a|questions?|faq)\b/iu;

const bareQuestion = /^(?:what|who|which|how|why)$/i;

/** Orders to whoever builds the page. */
const isOrder =
  /^(?:please\s)?(?:make|explain|show|say|mention|list|state|put|add|tell|write|display|highlight|describe|give|use|keep|build|create|let|have|ask|provide|allow|warn|remind|track|record)\b/i;

const saidToUs = (label: string): boolean =>
  bareQuestion.test(label) || forBuilder.test(label) || isOrder.test(label);

/** What belongs to a list as its parts; of other labels a sentence is no plain list. */
const replaced = new Set<SpanLabel>([
  'item',
  'fact',
  'feature',
  'field',
  'note',
  'section',
  'about',
  'subject',
  'audience',
  'area',
  'group',
]);
/** A line this plainly said to us, as "Volunteer form: name, email" is, is no part of a list. */
const forUs = 0.25;
/** How to reach somebody stays marked wherever it stands. */
const kept = new Set<SpanLabel>(['phone', 'email', 'url', 'name']);

/** Lists that carry their own heading are shown under it, whole and in their order. */
export function withLabelledLists(
  text: string,
  spans: readonly Span[],
  clauses: readonly SaidClause[],
): readonly Span[] {
  let all = spans;
  const blocks: LabelledList[] = [];
  for (const list of findLabelledLists(text)) {
    if (saidToUs(list.label) || toldShare(clauses, list) < likelyTold) continue;
    const isBlock = text.slice(list.start, list.end).includes('\n');
    if (!isBlock && blocks.some(({ start, end }) => list.start < end && list.end > start)) continue;
    const parts = list.parts.filter(
      (part) => !isBlock || toldShare(clauses, rangeOf(part)) >= forUs,
    );
    const inside = all.filter(({ start, end }) =>
      parts.some((part) => start < part.start + part.text.length && end > part.start),
    );
    if (isBlock ? isTable(inside, parts) : !isLoose(inside)) continue;
    const others = all.filter(
      (span) => !inside.includes(span) || (isBlock && kept.has(span.label)),
    );
    const record = Math.max(0, ...others.map((span) => span.record ?? 0)) + 1;
    if (isBlock) blocks.push(list);
    all = [...others, ...spansOf(text, { ...list, parts }, record)].toSorted(
      (one, other) => one.start - other.start,
    );
  }
  return all;
}

/** Fields of a form, functions and towns that were read as such are no things under a heading. */
const asked = new Set<SpanLabel>(['field', 'feature', 'area', 'audience']);

const isLoose = (inside: readonly Span[]): boolean =>
  inside.every(({ label }) => replaced.has(label)) &&
  // Things with what is said of each were read well.
  !inside.some(({ label }) => label === 'note') &&
  !(inside.length > 1 && inside.every(({ label }) => asked.has(label)));

/** Rows with prices, or with what takes place when, are read as such. */
function isTable(inside: readonly Span[], parts: readonly Part[]): boolean {
  const count = (label: SpanLabel): number => inside.filter((span) => span.label === label).length;
  return count('price') * 2 > parts.length || count('event') * 2 > parts.length || count('q') > 0;
}

const rangeOf = ({ text, start }: Part): Range => ({ start, end: start + text.length });

function toldShare(clauses: readonly SaidClause[], { start, end }: Range): number {
  const inside = clauses.filter((clause) => clause.start < end && clause.end > start);
  const length = (clause: SaidClause): number => clause.end - clause.start;
  const all = inside.reduce((sum, clause) => sum + length(clause), 0);
  return inside.reduce((sum, clause) => sum + clause.told * length(clause), 0) / Math.max(1, all);
}

function spansOf(text: string, list: LabelledList, first: number): Span[] {
  const at = text.indexOf(list.label, list.start);
  const group: Span = {
    label: 'group',
    text: list.label,
    start: at,
    end: at + list.label.length,
    record: null,
    sure: 1,
    until: list.end,
  };
  return [group, ...list.parts.flatMap((part, index) => itemSpans(part, first + index))];
}

/** "English class, Tuesday, 10 to 12, church hall": what it is, and behind it what is said of it. */
function itemSpans({ text, start, isRow }: Part, record: number): Span[] {
  const cut = /\s*[(]|[,:;.]\s|\s[–—-]\s/.exec(text);
  const quoted = /^["“](.+)["”]$/.exec(text)?.[1];
  if (quoted !== undefined) return itemSpans({ text: quoted, start: start + 1 }, record);
  const hasNote = isRow !== true && cut !== null && cut.index > 2;
  const title = hasNote ? text.slice(0, cut.index) : text;
  if (title.length > (hasNote ? longestTitle : longestRow))
    return [{ label: 'fact', text, start, end: start + text.length, record: null, sure: 1 }];
  const item: Span = {
    label: 'item',
    text: title,
    start,
    end: start + title.length,
    record,
    sure: 1,
  };
  const note = hasNote ? trimMarks(text.slice(cut.index + cut[0].length)).replace(/\)$/, '') : '';
  if (note === '') return [item];
  const from = start + text.indexOf(note, title.length);
  return [
    item,
    { label: 'note', text: note, start: from, end: from + note.length, record, sure: 1 },
  ];
}
