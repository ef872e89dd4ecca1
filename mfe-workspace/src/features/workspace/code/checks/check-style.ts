/// <reference path="./css-tree-parts.d.ts" />
import parse from 'css-tree/parser';
import { tokenize, tokenTypes } from 'css-tree/tokenizer';
import type { Finding } from './finding';

/** Problems that make a browser skip a style sheet or one of its rules. */
export function checkStyle(css: string): readonly Finding[] {
  const structure = checkStructure(css);
  // With unbalanced braces or quotes, further parse errors only confuse.
  return structure.length > 0 ? structure : checkRules(css);
}

function checkStructure(css: string): readonly Finding[] {
  const findings: Finding[] = [];
  const open: number[] = [];
  const error = (from: number, to: number, message: string): void => {
    findings.push({ from, to, severity: 'error', message });
  };
  tokenize(css, (type, start, end) => {
    if (type === tokenTypes.LeftCurlyBracket) open.push(start);
    if (type === tokenTypes.RightCurlyBracket && open.pop() === undefined) {
      error(start, end, 'This closing brace closes nothing.');
    }
    if (type === tokenTypes.Comment && !css.slice(start + 2, end).endsWith('*/')) {
      error(start, start + 2, 'This comment is never closed with */, so nothing after it counts.');
    }
    if (type === tokenTypes.BadString) {
      error(start, start + 1, 'This text has no closing quotation mark on its line.');
    }
  });
  for (const at of open) {
    error(at, at + 1, 'This brace is never closed, so the rules after it do not count.');
  }
  return findings;
}

const words: readonly (readonly [RegExp, string])[] = [
  [/^Colon is expected/, 'A colon is missing between the property and its value.'],
  [
    /^Selector is expected|^Identifier is expected/,
    'CSS cannot read this as a selector or a property.',
  ],
];

/** Selectors and declarations that do not parse; browsers skip each of them and continue. */
function checkRules(css: string): readonly Finding[] {
  const findings: Finding[] = [];
  parse(css, {
    positions: true,
    // Values are not checked: an unknown one invalidates a single declaration.
    parseValue: false,
    parseAtrulePrelude: false,
    onParseError: (error, node) => {
      const from = node.loc?.start.offset ?? 0;
      const to = node.loc?.end.offset ?? from;
      // The parser reports `.a & { }` inside a rule as a broken declaration; it is valid nesting.
      if (/^[^;{}]+\{[\s\S]*\}$/.test(css.slice(from, to).trim())) return;
      const known = words.find(([pattern]) => pattern.test(error.message));
      const message = `${known?.[1] ?? 'CSS cannot read this.'} Browsers skip it.`;
      findings.push({ from, to, severity: 'warning', message });
    },
  });
  return findings;
}
