import { generate, parse, walk } from 'css-tree';
import type { Files } from '../files';
import type { PageElement } from '../page';
import { styleTexts } from '../sheet';
import { compareWeights, matchesSelector, weightOf } from './matches-selector';
import type { Weight } from './matches-selector';

/** What browsers give an element that no rule gives a size. The rest has the size of its parent. */
const browserSizes: Readonly<Record<string, string>> = {
  h1: '2em',
  h2: '1.5em',
  h3: '1.17em',
  h4: '1em',
  h5: '0.83em',
  h6: '0.67em',
  small: '0.83em',
  button: '13.333px',
};

interface Found {
  readonly value: string;
  readonly weight: Weight;
}

/**
 * The size of an element's text as its own rules give it; null where that cannot be told from the code,
 * such as another size on a phone, and so a size in its place could be the wrong one.
 */
export function ownSize(element: PageElement, files: Files): string | null {
  const found: Found[] = [];
  let isSure = true;
  for (const text of styleTexts(files)) {
    const isRead = readSizes(text, element, (one) => found.push(one));
    isSure &&= isRead;
  }
  if (!isSure) return null;
  const last = found.toSorted((one, other) => compareWeights(one.weight, other.weight)).at(-1);
  const size = last?.value ?? browserSizes[element.tagName] ?? '1em';
  if (size === 'inherit') return '1em';
  // Words such as "larger" cannot be calculated with.
  return /^[a-z-]+$/i.test(size) ? null : size;
}

function readSizes(text: string, element: PageElement, tell: (found: Found) => void): boolean {
  let isSure = true;
  const ast = parse(text, { parseCustomProperty: false, onParseError: () => undefined });
  walk(ast, {
    visit: 'Rule',
    enter(rule) {
      const sized = rule.block.children
        .toArray()
        .flatMap((node) => (node.type === 'Declaration' && isSize(node.property) ? [node] : []));
      if (sized.length === 0 || rule.prelude.type !== 'SelectorList') return;
      for (const selector of rule.prelude.children.toArray()) {
        const match = matchesSelector(selector, element);
        if (match === 'no') continue;
        const isPlain = this.atrule === null && match === 'yes';
        for (const { property, important, value } of sized) {
          if (!isPlain || property !== 'font-size' || important !== false) isSure = false;
          else tell({ value: generate(value), weight: weightOf(selector) });
        }
      }
    },
  });
  return isSure;
}

const isSize = (property: string): boolean => property === 'font-size' || property === 'font';

/** A size so many times as big: calculated where it is one number, otherwise by the browser. */
export function timesSize(size: string, factor: number): string {
  const plain = /^(\d*\.?\d+)(px|rem|em|%|vw|pt)$/.exec(size.trim());
  if (!plain) return `calc(${size} * ${rounded(factor)})`;
  return `${rounded(Number(plain[1]) * factor)}${plain[2] ?? ''}`;
}

const rounded = (number: number): number => Math.round(number * 100) / 100;
