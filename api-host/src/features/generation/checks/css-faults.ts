import { tokenize, tokenTypes } from 'css-tree';
import { linesOf } from 'site-document/lines';
import { parseSheet } from 'site-document/styles';

export interface CssFault {
  start: number;
  end: number;
  message: string;
}

/** Syntax errors of a style sheet, as sentences with line numbers. */
export function findCssFaults(css: string): string[] {
  const depth = readBraces(css);
  const lineOf = linesOf(css);
  return [
    ...unreadable(css).map(({ message }) => message),
    ...depth.stray.map((at) => `A closing brace too many in line ${lineOf(at)}.`),
    ...(depth.open > 0 ? [`${depth.open} closing brace(s) missing.`] : []),
    ...openTokens(css).map(({ message }) => message),
  ];
}

/** Selectors, declarations and at-rules that do not parse. */
export function unreadable(css: string): CssFault[] {
  const faults: CssFault[] = [];
  const lineOf = linesOf(css);
  parseSheet(css, {
    // Values are not checked: an unknown one costs a single declaration and breaks nothing else.
    parseValue: false,
    parseAtrulePrelude: false,
    onFault: (message, { start, end }) => {
      // css-tree reports nested rules such as `.a & { }` as broken declarations; they are valid.
      if (/^[^;{}]+\{[\s\S]*\}$/.test(css.slice(start, end).trim())) return;
      faults.push({ start, end, message: `${message} in line ${lineOf(start)}.` });
    },
  });
  return faults;
}

export interface Braces {
  open: number;
  stray: number[];
}

/** Unclosed braces, and offsets of unmatched closing ones. */
export function readBraces(css: string): Braces {
  const stray: number[] = [];
  let open = 0;
  tokenize(css, (type, start) => {
    if (type === tokenTypes.LeftCurlyBracket) open += 1;
    if (type !== tokenTypes.RightCurlyBracket) return;
    if (open === 0) stray.push(start);
    else open -= 1;
  });
  return { open, stray };
}

/** Unterminated comments and strings. */
export function openTokens(css: string): CssFault[] {
  const faults: CssFault[] = [];
  const lineOf = linesOf(css);
  tokenize(css, (type, start, end) => {
    const text = css.slice(start, end);
    const comment = type === tokenTypes.Comment && !/^\/\*[\s\S]*\*\/$/.test(text);
    if (!comment && type !== tokenTypes.BadString) return;
    const what = comment ? 'A comment' : 'A string';
    faults.push({ start, end, message: `${what} without an end in line ${lineOf(start)}.` });
  });
  return faults;
}
