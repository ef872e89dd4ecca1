import type { SaidClause } from '../../spans/find-spans';
import type { SpanLabel } from '../../spans/labels';
import { forVisitors } from '../../spans/said-clauses';
import type { MarkedText } from './marked-text';

/** A sentence of the instruction with the clauses it is made of. */
export interface SaidSentence {
  readonly start: number;
  readonly end: number;
  readonly clauses: readonly SaidClause[];
}

/** The clauses of an instruction, put together as far as no mark ends a sentence between them. */
export function saidSentences({ text, clauses }: MarkedText): SaidSentence[] {
  const sentences: SaidSentence[] = [];
  for (const clause of clauses) {
    const last = sentences.at(-1);
    if (last && !/[.!?…;\n]/.test(text.slice(last.end, clause.start)))
      sentences[sentences.length - 1] = {
        start: last.start,
        end: clause.end,
        clauses: [...last.clauses, clause],
      };
    else sentences.push({ start: clause.start, end: clause.end, clauses: [clause] });
  }
  return sentences;
}

/** Whether all of a sentence is for visitors. */
export const isToldWhole = (marked: MarkedText, { start, end, clauses }: SaidSentence): boolean =>
  clauses.every(({ told }) => told >= forVisitors) && !holdsWish(marked, start, end);

/** Words for whoever builds the page, whatever else stands in their sentence. */
const forBuilder = new Set<SpanLabel>([
  'site',
  'section',
  'style',
  'color',
  'not',
  'button',
  'field',
]);

/** Whether a part of the text holds a wish about the page. */
export function holdsWish({ spans }: MarkedText, start: number, end: number): boolean {
  return spans.some((span) => span.start < end && span.end > start && forBuilder.has(span.label));
}

/** "What should I wear": what visitors ask is a question of the page, and without an answer nothing of it. */
const question =
  /^(?:and |or )?(?:what|how|when|where|why|who|which)\s(?:should|do|does|did|is|are|can|could|will|would|if)\b|^(?:can|could|do|does|is|are|should|may|will|would)\s(?:i|we|you|it|they|there|my|children|dogs)\b/i;

/** "Should remember between visits" lacks the tool that should. */
const ordered = /^(?:it )?(?:should|must|has to|needs? to|ought to)\s/i;

/** Whether a sentence asks what it does not answer, or lacks what should do it. */
export const isAsked = (text: string): boolean => ordered.test(text) || question.test(text);

/** "Build a chore board for a flat of four" is said to whoever builds it. */
export const isOrder = (text: string, subject: string): boolean =>
  /^(?:please )?(?:build|create|make|design|develop|code|set up|write|put together)\s/i.test(
    text,
  ) && text.toLowerCase().includes(subject.toLowerCase());
