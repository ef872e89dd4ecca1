import { parse } from 'acorn';
import type { Finding } from './finding';

/** The first syntax error of a script. A browser stops there too and runs none of it. */
export function checkScript(js: string): readonly Finding[] {
  const asScript = syntaxErrorOf(js, 'script');
  // `import` and `export` are valid where the page loads the script as a module.
  if (!asScript || !syntaxErrorOf(js, 'module')) return [];
  const { at, message } = asScript;
  const isAtEnd = js.slice(at).trim() === '';
  const from = isAtEnd ? js.trimEnd().length : at;
  const to = Math.max(from, Math.min(js.length, from + 1));
  return [
    { from, to, severity: 'error', message: explain(message, isAtEnd, js.slice(at, at + 1)) },
  ];
}

interface SyntaxFault {
  readonly at: number;
  readonly message: string;
}

function syntaxErrorOf(js: string, sourceType: 'script' | 'module'): SyntaxFault | null {
  try {
    parse(js, { ecmaVersion: 'latest', sourceType });
    return null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const at = 'pos' in error && typeof error.pos === 'number' ? error.pos : 0;
    return { at, message: error.message.replace(/\s*\(\d+:\d+\)$/, '') };
  }
}

const words: readonly (readonly [RegExp, string])[] = [
  [/^Unterminated string/, 'This text has no closing quotation mark on its line.'],
  [/^Unterminated template/, 'This text has no closing backtick.'],
  [/^Unterminated comment/, 'This comment is never closed with */.'],
  [/^Unterminated regular/, 'This pattern has no closing slash.'],
  [/outside of function/, 'This “return” is outside any function.'],
  [/^Missing catch or finally/, 'This “try” has neither “catch” nor “finally” after it.'],
  [/^Assigning to rvalue/, 'Nothing can be assigned to this.'],
];

function explain(message: string, isAtEnd: boolean, found: string): string {
  const known = words.find(([pattern]) => pattern.test(message));
  if (known) return `${known[1]} The script does not run.`;
  const declared = /^Identifier '(.+)' has already been declared/.exec(message);
  if (declared) return `“${declared[1]}” is declared twice. The script does not run.`;
  if (!message.startsWith('Unexpected')) return `${message}. The script does not run.`;
  return isAtEnd
    ? 'The script ends too early: a closing bracket is missing. It does not run.'
    : `“${found}” is not expected here. Often a bracket, comma or quotation mark is missing just before. The script does not run.`;
}
