import { parse, tokenize, tokenTypes } from 'css-tree';

export interface CssFault {
  start: number;
  end: number;
  message: string;
}

/** What keeps a style sheet from parsing, as sentences with line numbers. */
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

/** Selectors, declarations and at-rules nobody can read. */
export function unreadable(css: string): CssFault[] {
  const faults: CssFault[] = [];
  const lineOf = linesOf(css);
  parse(css, {
    positions: true,
    // Values are the browser's business: an unknown one costs one declaration and breaks nothing.
    parseValue: false,
    parseAtrulePrelude: false,
    onParseError: (error, node) => {
      const start = node.loc?.start.offset ?? 0;
      const end = node.loc?.end.offset ?? 0;
      // css-tree takes `.a & { }` inside a rule for a broken declaration; it is nesting and fine.
      if (/^[^;{}]+\{[\s\S]*\}$/.test(css.slice(start, end).trim())) return;
      faults.push({ start, end, message: `${error.message} in line ${lineOf(start)}.` });
    },
  });
  return faults;
}

export interface Braces {
  open: number;
  stray: number[];
}

/** Braces that were never closed, and places of those that close nothing. */
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

/** Comments and strings that never end. */
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

/** The line an offset lies in. Asked in any order, for thousands of faults of one text. */
function linesOf(text: string): (offset: number) => number {
  const ends: number[] = [];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) ends.push(at);
  return (offset) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ends[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
