import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, walk } from 'css-tree';
import type { CssNode } from 'css-tree';

/** A rule of the style sheets with what decides whether a page needs it. */
interface StyleRule {
  readonly text: string;
  /** Prelude of the at-rule around it, such as `@media (min-width: 48rem)`. */
  readonly around: string | null;
  /** For each of its selectors the classes it asks for. */
  readonly selectors: readonly (readonly string[])[];
  /** Name, when the rule is an animation. */
  readonly keyframes: string | null;
}

/** What stands in `:not()` is not asked for. */
function classesOf(selector: CssNode): string[] {
  const classes: string[] = [];
  walk(selector, {
    enter(node: CssNode) {
      if (node.type === 'PseudoClassSelector' && node.name === 'not') return walk.skip;
      if (node.type === 'ClassSelector') classes.push(node.name);
      return undefined;
    },
  });
  return classes;
}

function selectorsOf(prelude: CssNode): string[][] {
  return prelude.type === 'SelectorList' ? prelude.children.toArray().map(classesOf) : [];
}

function slice(source: string, node: CssNode): string {
  return node.loc ? source.slice(node.loc.start.offset, node.loc.end.offset) : '';
}

function unindent(text: string): string {
  return text.replaceAll('\n  ', '\n');
}

function readNode(source: string, node: CssNode, around: string | null): StyleRule[] {
  if (node.type === 'Rule') {
    const text = around === null ? slice(source, node) : unindent(slice(source, node));
    return [{ text, around, selectors: selectorsOf(node.prelude), keyframes: null }];
  }
  if (node.type !== 'Atrule') return [];
  const prelude = node.prelude ? slice(source, node.prelude) : '';
  if (node.name === 'keyframes')
    return [{ text: slice(source, node), around, selectors: [[]], keyframes: prelude }];
  const inner = node.block?.children.toArray() ?? [];
  return inner.flatMap((child) => readNode(source, child, `@${node.name} ${prelude}`));
}

const folder = fileURLToPath(new URL('css/', import.meta.url));

function readAll(): StyleRule[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.css'));
  return files.toSorted().flatMap((file) => {
    const source = readFileSync(folder + file, 'utf8');
    const sheet = parse(source, { positions: true });
    return sheet.type === 'StyleSheet'
      ? sheet.children.toArray().flatMap((node) => readNode(source, node, null))
      : [];
  });
}

let rules: readonly StyleRule[] | undefined;

function indent(text: string): string {
  return text.replaceAll(/^/gmu, '  ');
}

/** The chosen rules in their order; neighbours under the same condition stand in one block. */
function write(chosen: readonly StyleRule[]): string {
  const parts: string[] = [];
  let open: string | null = null;
  for (const { text, around } of chosen) {
    if (open !== null && around !== open) parts.push('}\n');
    if (around !== null && around !== open) parts.push(`${around} {\n`);
    open = around;
    parts.push(around === null ? `${text}\n` : `${indent(text)}\n`);
  }
  return parts.join('') + (open === null ? '' : '}\n');
}

/** The rules for some classes alone, for a part that is added to a page with a style sheet. */
export function styleForPart(classes: ReadonlySet<string>): string {
  rules ??= readAll();
  return write(
    rules.filter(
      ({ selectors, keyframes }) =>
        keyframes === null &&
        selectors.some((wanted) => wanted.length > 0 && wanted.every((name) => classes.has(name))),
    ),
  );
}

/** The rules a page with these classes needs, and no other. */
export function styleFor(classes: ReadonlySet<string>, still = false): string {
  rules ??= readAll();
  const needed = rules.filter(
    ({ selectors, keyframes, around }) =>
      keyframes === null &&
      !(still && around?.includes('prefers-reduced-motion: no-preference') === true) &&
      selectors.some((wanted) => wanted.every((name) => classes.has(name))),
  );
  const text = needed.map((rule) => rule.text).join('');
  const animations = rules.filter(
    ({ keyframes }) => keyframes !== null && text.includes(keyframes),
  );
  return write([...needed, ...animations]);
}
