import type { BlockLine, DocumentBlock } from '../../model/document';

/** A line of a block with whether a line without words stands in front of it. */
export interface SpacedLine extends BlockLine {
  readonly isSpaced: boolean;
}

const longestRow = 90;
const longestReach = 110;
const fewestWords = 4;
const toReach = /\S@\S|\d(?:[\s./()-]*\d){6,}/u;
const asked = /^[^?]{6,160}\?\s+\S/u;
const quoted = /^["“„«]/u;

/** Whether a line behind a gap belongs no more to the rows above it: words of their own, a way to reach somebody, a quote or a question. */
export function closesRows(line: SpacedLine, rows: readonly SpacedLine[]): boolean {
  if (!line.isSpaced || line.sort !== 'plain' || rows.length === 0) return false;
  const { text } = line;
  const isOther = (pattern: RegExp): boolean =>
    pattern.test(bare(text)) && !rows.some((row) => pattern.test(bare(row.text)));
  if (isOther(quoted) || (isOther(toReach) && text.length <= longestReach)) return true;
  return areRows(rows) && (isTold(text) || isOther(asked) || isOther(toReach));
}

/** "10.00-11.00" has as many digits as a number to call. */
const bare = (text: string): string =>
  text.replaceAll(/\d{1,2}[.:]\d{2}\s?[-–]\s?\d{1,2}[.:]\d{2}/gu, '');

/** Short lines, of which most are no sentences; a single line is a text. */
const areRows = (rows: readonly SpacedLine[]): boolean =>
  rows.length > 1 &&
  rows.every(({ text }) => text.length <= longestRow || asked.test(text) || quoted.test(text)) &&
  rows.filter(({ sort, text }) => sort !== 'plain' || asked.test(text) || !isTold(text)).length *
    2 >
    rows.length;

const isTold = (text: string): boolean =>
  !asked.test(text) &&
  !quoted.test(text) &&
  (text.length > longestRow ||
    (/[.!]$/u.test(text) && text.split(' ').length >= fewestWords) ||
    /[.!]\s\p{L}/u.test(text));

/** What stands below the last rows of a document, in parts: what is said, questions with their answers, and what somebody said. */
export function partsOfClosing(lines: readonly BlockLine[]): DocumentBlock[] {
  const questions = lines.filter(({ text }) => asked.test(text));
  const isAsked = questions.length > 1;
  const quotes = lines.filter(({ text }) => quoted.test(text));
  const told = lines.filter(
    (line) => !quotes.includes(line) && !(isAsked && questions.includes(line)),
  );
  const block = (kind: DocumentBlock['kind'], own: readonly BlockLine[]): DocumentBlock[] =>
    own.length === 0 ? [] : [{ kind, heading: '', level: closingLevel, lines: own }];
  return [
    ...(isAsked ? block('questions', questions) : []),
    ...block('quotes', quotes),
    ...block('content', told),
  ];
}

/** Below every heading; what stands in front of the first heading is of level 0. */
export const closingLevel = 9;
