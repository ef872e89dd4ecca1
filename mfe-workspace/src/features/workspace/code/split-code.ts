/** A file of code in two parts: what is general, and what belongs to one thing. */
export interface SplitCode {
  readonly main: string;
  /** Null when the code has no such part. */
  readonly rest: string | null;
}

/**
 * Splits at the comment line with which a generator marks the second part, such as
 * "components.css" or `// --- utils.js ---`. The marker opens the second part, so both parts
 * together are the code again, byte for byte. Nothing is guessed: without a mark there is one part.
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

/**
 * A style sheet in sections, as the offline composer writes them: what follows its "Base" section
 * styles components.
 */
function endOfBase(css: string): number | undefined {
  const base = /^\/\*[\s=*-]*base[\s=*-]*\*\/[ \t]*$/im.exec(css);
  if (!base) return undefined;
  const from = base.index + base[0].length;
  const next = /^\/\*(?:(?!\*\/).)+\*\/[ \t]*$/m.exec(css.slice(from));
  return next ? from + next.index : undefined;
}
