import type { SpanLabel } from '../../spans/labels';
import type { MarkedText } from '../marked/marked-text';

/** A part of a sentence between its commas and joining words. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** How likely it is for visitors, 0 to 1, by the words of it. */
  readonly told: number;
  readonly labels: ReadonlySet<SpanLabel>;
}

/** Where a sentence may be cut: behind a comma, a semicolon or a dash, and where another subject follows "and". */
const cut =
  /[,;]\s+|\s[–—-]\s|\s(?=(?:and|but|so|und|et|y|e|en|aber|mais|pero|ma|maar)\s(?:i|we|my|our|he|she|they|it|please|no|want|need|don['’]?t|that|this|which|ich|wir|je|nous|queremos|quiero|vorrei|vogliamo|we|wij|ik|bitte|kein\p{L}*)\b)|\s(?=(?:mas|but|aber|mais|pero|ma|maar)\s(?:não|do not|don['’]?t|never|nicht|bitte|ne|n['’]|no|non|niet|liever)(?!\p{L}))/giu;
/** "NO SHOEING I get asked every week": what was said loudly ends where somebody begins to speak of it. */
const behindLoud =
  /(?<=(?<!\p{L})\p{Lu}{2,}\s\p{Lu}{3,})\s(?=(?:I|we|they|it|people|everyone)(?:['’]\p{Ll}+)?\s\p{Ll})/gu;
const most = 60;

/** The segments of a sentence, with their places; what stands in brackets is not cut. */
export function segmentsOf(marked: MarkedText, start: number, end: number): Segment[] {
  const text = marked.text.slice(start, end);
  const found: Segment[] = [];
  let from = 0;
  const places = [...text.matchAll(cut), ...text.matchAll(behindLoud)];
  for (const match of places.toSorted((one, other) => one.index - other.index)) {
    const to = match.index + match[0].trimEnd().length;
    if (found.length >= most || isInside(text, match.index)) continue;
    found.push(segment(marked, start + from, start + to));
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push(segment(marked, start + from, end));
  return found.filter((one) => one.text.trim() !== '');
}

/** Brackets or quotation marks that are open at a place of a sentence; a sentence is short, and this is asked once for each of its commas. */
function isInside(text: string, at: number): boolean {
  if (isQuoted(text, at)) return true;
  const opened = text.lastIndexOf('(', at);
  return opened !== -1 && at - opened < longestAside && text.lastIndexOf(')', at) < opened;
}

const longestAside = 200;

/** "She told me not to spend the money, then fixed what I had": what somebody said is not cut. */
const isQuoted = (text: string, at: number): boolean =>
  text.includes('"', at) && (text.slice(0, at).match(/"/gu)?.length ?? 0) % 2 === 1;

function segment(marked: MarkedText, start: number, end: number): Segment {
  let sum = 0;
  let length = 0;
  for (const clause of marked.clauses) {
    if (clause.end <= start || clause.start >= end) continue;
    const shared = Math.min(clause.end, end) - Math.max(clause.start, start);
    sum += shared * clause.told;
    length += shared;
  }
  const labels = new Set<SpanLabel>();
  for (const span of marked.spans) if (span.start < end && span.end > start) labels.add(span.label);
  return {
    start,
    end,
    text: marked.text.slice(start, end),
    told: length === 0 ? 0 : sum / length,
    labels,
  };
}
