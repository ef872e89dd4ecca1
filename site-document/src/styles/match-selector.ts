import type { CssNode } from 'css-tree';
import { ancestorsOf, attributeOf, classesOf, hasAttribute, parentOf, siblingsOf } from '../tree';
import type { PageElement } from '../tree';

/** Ids, classes and types of a selector, as the cascade weighs them. */
export type Weight = readonly [number, number, number];

/** One compound with how it is joined to the one before it. */
interface Step {
  readonly combinator: string;
  readonly parts: readonly CssNode[];
}

/** Whether an element is one of those a selector means. States such as `:hover` and pseudo-elements match nothing. */
export function matches(selector: CssNode, element: PageElement): boolean {
  if (selector.type !== 'Selector') return false;
  return matchesSteps(stepsOf(selector), element);
}

const known = new WeakMap<CssNode, readonly Step[]>();

function stepsOf(selector: CssNode): readonly Step[] {
  const found = known.get(selector);
  if (found) return found;
  const steps: Step[] = [];
  let combinator = '';
  let parts: CssNode[] = [];
  const nodes = selector.type === 'Selector' ? selector.children.toArray() : [];
  for (const node of nodes) {
    if (node.type !== 'Combinator') {
      parts.push(node);
      continue;
    }
    steps.push({ combinator, parts });
    combinator = node.name;
    parts = [];
  }
  steps.push({ combinator, parts });
  const reversed = steps.toReversed();
  known.set(selector, reversed);
  return reversed;
}

/** From the element outwards: the elements that may stand for each further compound. */
function matchesSteps([last, ...before]: readonly Step[], element: PageElement): boolean {
  if (!last || !matchesParts(last.parts, element)) return false;
  let reached = [element];
  let joined = last.combinator;
  for (const step of before) {
    const next = new Set<PageElement>();
    for (const one of reached)
      for (const other of reach(joined, one)) if (matchesParts(step.parts, other)) next.add(other);
    if (next.size === 0) return false;
    reached = [...next];
    joined = step.combinator;
  }
  return true;
}

function reach(combinator: string, element: PageElement): PageElement[] {
  const parent = parentOf(element);
  if (combinator === '>') return parent ? [parent] : [];
  if (combinator === ' ') return ancestorsOf(element);
  const { all: siblings, at } = siblingsOf(element);
  if (combinator === '+') return siblings.slice(Math.max(0, at - 1), at);
  return combinator === '~' ? siblings.slice(Math.max(0, at - 200), at) : [];
}

function matchesParts(parts: readonly CssNode[], element: PageElement): boolean {
  return parts.every((part) => matchesPart(part, element));
}

function matchesPart(part: CssNode, element: PageElement): boolean {
  if (part.type === 'TypeSelector')
    return part.name === '*' || part.name.toLowerCase() === element.tagName;
  if (part.type === 'ClassSelector') return classesOf(element).includes(part.name);
  if (part.type === 'IdSelector') return attributeOf(element, 'id') === part.name;
  if (part.type === 'AttributeSelector') return matchesAttribute(part, element);
  if (part.type === 'PseudoClassSelector') return matchesState(part, element);
  return false;
}

type AttributeNode = Extract<CssNode, { type: 'AttributeSelector' }>;

function matchesAttribute({ name, matcher, value }: AttributeNode, element: PageElement): boolean {
  if (!hasAttribute(element, name.name)) return false;
  const own = attributeOf(element, name.name);
  const wanted = value?.type === 'String' ? value.value : (value?.name ?? '');
  if (matcher === null) return true;
  if (matcher === '=') return own === wanted;
  if (wanted === '') return false;
  if (matcher === '^=') return own.startsWith(wanted);
  if (matcher === '$=') return own.endsWith(wanted);
  if (matcher === '*=') return own.includes(wanted);
  return matcher === '~=' && own.split(/\s+/).includes(wanted);
}

type StateNode = Extract<CssNode, { type: 'PseudoClassSelector' }>;

function matchesState({ name, children }: StateNode, element: PageElement): boolean {
  if (name === 'root') return element.tagName === 'html';
  const given = (children?.toArray() ?? []).flatMap((node) =>
    node.type === 'SelectorList' ? node.children.toArray() : [node],
  );
  if (['is', 'where', 'matches'].includes(name)) return given.some((one) => matches(one, element));
  if (name === 'not') return !given.some((one) => matches(one, element));
  const { all: siblings, at } = siblingsOf(element);
  if (name === 'first-child') return at === 0;
  if (name === 'last-child') return at === siblings.length - 1;
  if (name === 'only-child') return siblings.length === 1;
  if (name === 'link' || name === 'any-link') return hasAttribute(element, 'href');
  return false;
}

/** How much a selector weighs; `:where()` weighs nothing, other functions as much as a class. */
export function weightOf(selector: CssNode): Weight {
  if (selector.type !== 'Selector') return [0, 0, 0];
  const weight: [number, number, number] = [0, 0, 0];
  for (const node of selector.children.toArray()) {
    if (node.type === 'IdSelector') weight[0] += 1;
    else if (node.type === 'PseudoClassSelector' && node.name === 'where') continue;
    else if (['ClassSelector', 'AttributeSelector', 'PseudoClassSelector'].includes(node.type))
      weight[1] += 1;
    else if (node.type === 'TypeSelector' && node.name !== '*') weight[2] += 1;
  }
  return weight;
}
