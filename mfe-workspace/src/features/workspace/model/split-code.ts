/** A file split in two: general code, and code of components or utilities. */
export interface SplitCode {
  readonly main: string;
  /** Null when there is no second part. */
  readonly rest: string | null;
}

/**
 * Splits at the comment with which a generator marks the second part, such as "components.css" or
 * `// --- utils.js ---`. The marker belongs to the second part, so both parts concatenated are the
 * input, byte for byte. Without a marker there is one part.
 */
export function splitCode(code: string, part: 'components' | 'utils'): SplitCode {
  const marker = new RegExp(
    String.raw`^[ \t]*(?:/\*+|//)[\s=*#-]*(?:[\w-]+/)?${part}(?:\.(?:css|js))?[\s=*#-]*(?:\*/)?[ \t]*$`,
    'im',
  );
  const start = marker.exec(code)?.index ?? (part === 'components' ? endOfBase(code) : undefined);
  if (start === undefined) return { main: code, rest: null };
  return { main: code.slice(0, start), rest: code.slice(start) };
}

/** For style sheets of the offline composer: what follows the "Base" section styles components. */
function endOfBase(css: string): number | undefined {
  const base = /^\/\*[\s=*-]*base[\s=*-]*\*\/[ \t]*$/im.exec(css);
  if (!base) return undefined;
  const from = base.index + base[0].length;
  const next = /^\/\*(?:(?!\*\/).)+\*\/[ \t]*$/m.exec(css.slice(from));
  return next ? from + next.index : undefined;
}
