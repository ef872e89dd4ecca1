import type { CssNode } from 'css-tree';
import { attributeOf } from '../page';
import type { PageElement } from '../page';

/** `unknown` where the selector says something that cannot be read from the markup alone. */
export type Match = 'yes' | 'no' | 'unknown';

/** Ids, classes and types of a selector, as the cascade weighs them. */
export type Weight = readonly [number, number, number];

const all = (matches: readonly Match[]): Match => {
  if (matches.includes('no')) return 'no';
  return matches.includes('unknown') ? 'unknown' : 'yes';
};
const some = (matches: readonly Match[]): Match => {
  if (matches.includes('yes')) return 'yes';
  return matches.includes('unknown') ? 'unknown' : 'no';
};
const told = (is: boolean): Match => (is ? 'yes' : 'no');

const states =
  /^(?:hover|focus|focus-visible|focus-within|active|visited|target|disabled|checked)$/;

/** Whether an element is one of those a selector means. Takes the square of the page's depth at most. */
export function matchesSelector(selector: CssNode, element: PageElement): Match {
  if (selector.type !== 'Selector') return 'unknown';
  const [last = [], ...before] = compoundsOf(selector.children.toArray()).toReversed();
  let candidates = new Map([[element, matchesCompound(last, element)]]);
  for (const { combinator, compound } of joined(before, selector.children.toArray())) {
    candidates = outwards(candidates, combinator, compound);
  }
  return some([...candidates.values()]);
}

const isCombinator = ({ type }: CssNode): boolean => type === 'Combinator';

function compoundsOf(nodes: readonly CssNode[]): CssNode[][] {
  const compounds: CssNode[][] = [[]];
  for (const node of nodes) {
    if (isCombinator(node)) compounds.push([]);
    else compounds.at(-1)?.push(node);
  }
  return compounds;
}

/** Each further compound with what joins it to the one before, from the element outwards. */
function joined(compounds: readonly CssNode[][], nodes: readonly CssNode[]) {
  const combinators = nodes.filter(isCombinator).toReversed();
  return compounds.map((compound, index) => {
    const node = combinators[index];
    return { compound, combinator: node?.type === 'Combinator' ? node.name : '' };
  });
}

/** From the elements matched so far to those around them that match the next compound. */
function outwards(
  from: ReadonlyMap<PageElement, Match>,
  combinator: string,
  compound: readonly CssNode[],
): Map<PageElement, Match> {
  const reached = new Map<PageElement, Match>();
  for (const [element, match] of from) {
    if (match === 'no') continue;
    const isKnown = combinator === '>' || combinator === ' ';
    const parents = combinator === '>' ? parentsOf(element).slice(0, 1) : parentsOf(element);
    // Siblings are not looked at.
    if (!isKnown) reached.set(element, 'unknown');
    for (const parent of isKnown ? parents : []) {
      const now = all([match, matchesCompound(compound, parent)]);
      reached.set(parent, some([reached.get(parent) ?? 'no', now]));
    }
  }
  return reached;
}

const matchesCompound = (nodes: readonly CssNode[], element: PageElement): Match =>
  all(nodes.map((node) => matchesPart(node, element)));

function matchesPart(node: CssNode, element: PageElement): Match {
  switch (node.type) {
    case 'TypeSelector':
      return told(node.name === '*' || node.name.toLowerCase() === element.tagName);
    case 'ClassSelector':
      return told(attributeOf(element, 'class').split(/\s+/).includes(node.name));
    case 'IdSelector':
      return told(attributeOf(element, 'id') === node.name);
    case 'PseudoElementSelector':
      return 'no';
    case 'PseudoClassSelector':
      return matchesPseudoClass(node.name, node.children?.toArray() ?? [], element);
    default:
      return 'unknown';
  }
}

function matchesPseudoClass(name: string, given: readonly CssNode[], element: PageElement): Match {
  if (states.test(name)) return 'no';
  if (name === 'root') return told(element.tagName === 'html');
  if (name !== 'is' && name !== 'where') return 'unknown';
  return some(listOf(given).map((selector) => matchesSelector(selector, element)));
}

const listOf = (nodes: readonly CssNode[]): CssNode[] =>
  nodes.flatMap((node) => (node.type === 'SelectorList' ? node.children.toArray() : [node]));

function parentsOf(element: PageElement): PageElement[] {
  const parents: PageElement[] = [];
  let parent = element.parentNode;
  while (parent && 'tagName' in parent) {
    parents.push(parent);
    parent = parent.parentNode;
  }
  return parents;
}

/** How much a selector weighs in the cascade; `:is()` as a class, which is close enough to compare. */
export function weightOf(selector: CssNode): Weight {
  if (selector.type !== 'Selector') return [0, 0, 0];
  const types = selector.children.toArray().map((node) => {
    if (node.type === 'PseudoClassSelector' && node.name === 'where') return 'nothing';
    return node.type === 'TypeSelector' && node.name === '*' ? 'nothing' : node.type;
  });
  const count = (...names: string[]) => types.filter((type) => names.includes(type)).length;
  return [
    count('IdSelector'),
    count('ClassSelector', 'AttributeSelector', 'PseudoClassSelector'),
    count('TypeSelector'),
  ];
}

/** Negative when the first weighs less. */
export const compareWeights = (one: Weight, other: Weight): number =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
