import type { ColouredRule } from 'site-document/styles';
import { contrast, legible } from 'site-document/colour';
import { readColours } from 'site-document/styles';
import { counted } from '../rule';
import type { Rule } from '../rule';

/** WCAG minimum for normal text. */
const enough = 4.5;

const wholePage = (selector: string): boolean => /(?:^|,)(?:html|body)(?:,|$)/.test(selector);

/** Text and background colours where both are known: rules that set both, and the page itself. */
function pairsOf(rules: readonly ColouredRule[]) {
  const page = rules.filter(({ selector }) => wholePage(selector));
  const pageGround = page.findLast(({ ground }) => ground)?.ground;
  const pageText = page.findLast(({ text }) => text);
  const own = rules
    .filter((rule) => !wholePage(rule.selector))
    .flatMap(({ text, ground, ...rule }) => (text && ground ? [{ ...rule, text, ground }] : []));
  if (!pageText?.text || !pageGround) return own;
  const { text, ...rule } = pageText;
  return [{ ...rule, text, ground: pageGround }, ...own];
}

/** Text with insufficient contrast, as far as the style sheet alone shows. */
export const contrastRules: readonly Rule[] = [
  {
    id: 'contrast',
    severity: 'warning',
    file: 'css',
    automatic: false,
    says: (count) =>
      `${counted(count, 'text')} is hard to read: its colour is too near its ground.`,
    fix: 'Make it readable',
    did: (count) => `${counted(count, 'text')} got a colour that can be read on its ground.`,
    find: ({ css }) =>
      pairsOf(readColours(css))
        .filter(({ text, ground }) => contrast(text.hex, ground.hex) < enough)
        .map(({ selector, line, text, ground }) => ({
          detail: `${selector.slice(0, 60)}: ${contrast(text.hex, ground.hex).toFixed(1)} to 1`,
          line,
          css: [{ start: text.start, end: text.end, text: legible(text.hex, [ground.hex]) }],
        })),
  },
];
