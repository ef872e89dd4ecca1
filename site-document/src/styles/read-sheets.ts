import { generate, walk } from 'css-tree';
import type { CssNode } from 'css-tree';
import { innerRange } from '../tree';
import type { Page } from '../tree';
import { weightOf } from './match-selector';
import type { Weight } from './match-selector';
import { parseSheet } from './parse-sheet';

/** A declaration with the place of its value in its file. */
export interface Declaration {
  readonly file: 'html' | 'css';
  readonly property: string;
  readonly value: string;
  readonly important: boolean;
  readonly start: number;
  readonly end: number;
}

/** A rule, in the order the browser reads them. */
export interface StyleRule {
  readonly selectors: readonly {
    readonly node: CssNode;
    readonly weight: Weight;
    readonly key: string;
  }[];
  readonly prelude: string;
  readonly declarations: readonly Declaration[];
  /** The at-rules around it, the outermost first: `media (min-width:48rem)`. */
  readonly around: readonly string[];
  readonly order: number;
}

interface Sheet {
  readonly file: 'html' | 'css';
  readonly start: number;
  readonly text: string;
}

/** More rules than any page has; what comes after is not read. */
const mostRules = 20_000;

/** All rules of a page's `style` elements and then of its style file, in the order browsers read them. */
export function readSheets(page: Page, css: string): StyleRule[] {
  const inside = page.elements.flatMap((element): Sheet[] => {
    const range = element.tagName === 'style' ? innerRange(element) : null;
    if (!range) return [];
    return [{ file: 'html', start: range.start, text: page.source.slice(range.start, range.end) }];
  });
  const rules: StyleRule[] = [];
  for (const sheet of [...inside, { file: 'css', start: 0, text: css } as const])
    readSheet(sheet, rules);
  return rules;
}

function readSheet(sheet: Sheet, rules: StyleRule[]): void {
  const parts = parseSheet(sheet.text, { parseCustomProperty: false, parseValue: false });
  for (const { tree } of parts) if (tree) readRules(tree, sheet, rules);
}

function readRules(tree: CssNode, sheet: Sheet, rules: StyleRule[]): void {
  const around: string[] = [];
  walk(tree, {
    enter(node: CssNode) {
      if (node.type === 'Atrule')
        around.push(`${node.name} ${node.prelude ? generate(node.prelude) : ''}`.trim());
      if (node.type !== 'Rule' || rules.length >= mostRules) return;
      if (around.some((name) => /^(?:-\w+-)?keyframes\b/.test(name))) return;
      rules.push(readRule(node, sheet, [...around], rules.length));
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule') around.pop();
    },
  });
}

type RuleNode = Extract<CssNode, { type: 'Rule' }>;

function readRule(rule: RuleNode, sheet: Sheet, around: string[], order: number): StyleRule {
  const selectors = rule.prelude.type === 'SelectorList' ? rule.prelude.children.toArray() : [];
  return {
    selectors: selectors.map((node) => ({ node, weight: weightOf(node), key: keyOf(node) })),
    prelude: rule.prelude.loc
      ? sheet.text.slice(rule.prelude.loc.start.offset, rule.prelude.loc.end.offset)
      : '',
    declarations: rule.block.children.toArray().flatMap((node) => readDeclaration(node, sheet)),
    around,
    order,
  };
}

function readDeclaration(node: CssNode, sheet: Sheet): Declaration[] {
  if (node.type !== 'Declaration' || !node.loc) return [];
  const source = sheet.text.slice(node.loc.start.offset, node.loc.end.offset);
  const behind = source.slice(source.indexOf(':') + 1);
  const lead = behind.length - behind.trimStart().length;
  const value = behind.trim().replace(/\s*!\s*important$/i, '');
  const start = sheet.start + node.loc.start.offset + source.length - behind.length + lead;
  return [
    {
      file: sheet.file,
      property: node.property.toLowerCase(),
      value,
      important: node.important !== false,
      start,
      end: start + value.length,
    },
  ];
}

/** What an element must have for a selector to match it: `#id`, `.class` or a type; `*` for any. */
function keyOf(selector: CssNode): string {
  if (selector.type !== 'Selector') return '*';
  const nodes = selector.children.toArray();
  const last = nodes.slice(nodes.findLastIndex(({ type }) => type === 'Combinator') + 1);
  const id = last.find((node) => node.type === 'IdSelector');
  if (id?.type === 'IdSelector') return `#${id.name}`;
  const name = last.find((node) => node.type === 'ClassSelector');
  if (name?.type === 'ClassSelector') return `.${name.name}`;
  const type = last.find((node) => node.type === 'TypeSelector');
  return type?.type === 'TypeSelector' ? type.name.toLowerCase() : '*';
}
