import { parse, tokenize, tokenTypes } from 'css-tree';
import type { CssNode, ParseOptions } from 'css-tree';

export interface SheetOptions {
  /** Values as trees; otherwise they stay text. */
  readonly parseValue?: boolean;
  readonly parseCustomProperty?: boolean;
  readonly parseAtrulePrelude?: boolean;
  /** Called for what does not parse, with its offsets in the whole sheet. */
  readonly onFault?: (message: string, range: { start: number; end: number }) => void;
}

/** A run of top-level rules, parsed. Offsets of `tree` are those of the whole sheet, lines are not. */
export interface ParsedPart {
  readonly start: number;
  readonly end: number;
  /** Null where a single rule is longer than `longestRule` and holds more than `mostFaults`. */
  readonly tree: CssNode | null;
}

const partLength = 4_000;
const longestRule = 32_000;
const mostFaults = 100;

/** Thrown to end the parse of a part. */
const tooManyFaults = new Error('Too many faults in one rule');

/**
 * Parses a style sheet in runs of top-level rules. css-tree splits the whole source into lines for every
 * fault it meets, so a sheet of nothing but faults parsed at once costs the square of its length.
 */
export function parseSheet(css: string, options: SheetOptions = {}): ParsedPart[] {
  return cutSheet(css).map(({ start, end }) => ({
    start,
    end,
    tree: parsePart(css.slice(start, end), start, options),
  }));
}

function parsePart(text: string, offset: number, options: SheetOptions): CssNode | null {
  const { onFault, ...rest } = options;
  let faults = 0;
  const parseOptions: ParseOptions = {
    ...rest,
    positions: true,
    offset,
    onParseError: (error, node) => {
      faults += 1;
      const at = node.loc?.start.offset ?? offset;
      onFault?.(error.message, { start: at, end: node.loc?.end.offset ?? at });
      if (faults > mostFaults && text.length > longestRule) throw tooManyFaults;
    },
  };
  try {
    return parse(text, parseOptions);
  } catch (error) {
    if (error !== tooManyFaults) throw error;
    onFault?.('Too many errors in one rule', { start: offset, end: offset + text.length });
    return null;
  }
}

/** Ranges of whole top-level rules, each as short as possible but not below `partLength`. */
function cutSheet(css: string): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let start = 0;
  let depth = 0;
  tokenize(css, (type, _from, end) => {
    if (type === tokenTypes.LeftCurlyBracket) depth += 1;
    if (type === tokenTypes.Semicolon && depth === 0 && end - start >= partLength) cut(end);
    if (type !== tokenTypes.RightCurlyBracket) return;
    depth = Math.max(0, depth - 1);
    if (depth === 0 && end - start >= partLength) cut(end);
  });
  if (start < css.length) parts.push({ start, end: css.length });
  return parts;

  function cut(end: number): void {
    parts.push({ start, end });
    start = end;
  }
}
