import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { SiteFiles } from 'shared-kit/contract';
import { isNestedTooDeeply } from 'site-composer';
import { colourOf, readColours } from '../../review/css-colours';
import type { ColouredRule } from '../../review/css-colours';

/** What of a page can be told without a browser. */
export interface Look {
  readonly title: string;
  readonly links: readonly string[];
  readonly headline: string;
  readonly lead: string;
  readonly action: string | null;
  readonly sections: readonly Section[];
  readonly isSerif: boolean;
  readonly ground: string;
  readonly text: string;
  readonly accent: string;
  /** The ground of the page's top. */
  readonly top: string;
}

interface Section {
  readonly heading: string;
  /** Repeated parts, such as cards; 0 for running text. */
  readonly parts: number;
}

const mostSections = 3;
const mostLinks = 5;

/** Reads title, headings, the order of sections and the colours out of a site's own code. */
export function readLook({ html, css }: SiteFiles, siteTitle: string): Look {
  // Reading goes down the tree; what nests deeper than any page is drawn with its title alone.
  const elements = isNestedTooDeeply(html) ? [] : elementsOf(parse(html));
  const first = (...names: string[]) => elements.find(({ tagName }) => names.includes(tagName));
  const title = textOf(first('title')) || siteTitle;
  const heading = first('h1') ?? first('h2');
  const headline = textOf(heading) || title;
  const after = heading ? elements.slice(elements.indexOf(heading)) : elements;
  const nav = first('nav', 'header');
  return {
    title,
    headline,
    lead: textOf(after.find(({ tagName }) => tagName === 'p')),
    links: (nav ? elementsOf(nav) : [])
      .filter(({ tagName }) => tagName === 'a')
      .map(textOf)
      .filter((text) => text !== '' && !title.startsWith(text))
      .slice(0, mostLinks),
    action: textOf(after.find(isAction)) || null,
    sections: elements.filter(isSection).map(describe).filter(isTold).slice(0, mostSections),
    ...coloursOf(css + elements.filter(isStyle).map(rawText).join('\n')),
  };
}

const isStyle = ({ tagName }: Tree.Element) => tagName === 'style';

const isSection = (element: Tree.Element): boolean =>
  ['section', 'article', 'form'].includes(element.tagName) &&
  !elementsOf(element).some(({ tagName }) => tagName === 'h1');

const isTold = ({ heading }: Section): boolean => heading !== '';

const isAction = ({ tagName, attrs }: Tree.Element): boolean =>
  tagName === 'button' ||
  (tagName === 'a' &&
    attrs.some(({ name, value }) => name === 'class' && /\b(?:btn|button|cta)/.test(value)));

function describe(section: Tree.Element): Section {
  const inside = elementsOf(section);
  const heading = inside.find(({ tagName }) => /^h[2-4]$/.test(tagName));
  const parts = inside.filter(({ tagName }) =>
    ['li', 'article', 'figure'].includes(tagName),
  ).length;
  return { heading: textOf(heading), parts: Math.min(parts, 4) };
}

/** The look when nothing is said: what a browser shows. */
const plain = { ground: '#ffffff', text: '#1c1c1c', accent: '#4a5568' };

function coloursOf(css: string) {
  const rules = readColours(css);
  const page = (part: 'ground' | 'text') =>
    findLast(rules, part, /^(?:\*|:root|html|body)(?:,|$)/) ?? plain[part];
  const ground = page('ground');
  return {
    ground,
    text: page('text'),
    top:
      findLast(rules, 'ground', /(?:^|[\s,])(?:header|\.(?:hero|masthead|banner)[\w-]*)$/) ??
      ground,
    accent: findLast(rules, 'ground', /button|btn|cta/) ?? namedAccent(css) ?? plain.accent,
    isSerif: /font[\w-]*\s*:[^;}]*(?<!sans-)serif/.test(css),
  };
}

const findLast = (rules: readonly ColouredRule[], part: 'ground' | 'text', selector: RegExp) =>
  rules.findLast((rule) => rule[part] !== undefined && selector.test(rule.selector))?.[part]?.hex;

/** A custom property that says what it is. */
function namedAccent(css: string): string | null {
  const value = /--[\w-]*(?:accent|primary|brand)[\w-]*\s*:\s*([^;}]+)/.exec(css)?.[1];
  return value === undefined ? null : colourOf(value.trim());
}

function elementsOf(node: Tree.ParentNode): Tree.Element[] {
  return node.childNodes.flatMap((child) =>
    'tagName' in child ? [child, ...elementsOf(child)] : [],
  );
}

const rawText = (node: Tree.ChildNode): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(rawText).join('') : '';

const unseen = new Set(['script', 'style', 'template', 'svg', 'noscript']);

function visibleText(node: Tree.ChildNode): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node) || unseen.has(node.nodeName) || isHidden(node)) return '';
  return node.childNodes.map(visibleText).join('');
}

const isHidden = (node: Tree.ChildNode): boolean =>
  'attrs' in node &&
  node.attrs.some(({ name, value }) => name === 'aria-hidden' && value !== 'false');

/** Of one line, without what no font shows; long enough for what is drawn. */
const textOf = (element: Tree.Element | undefined): string =>
  (element ? visibleText(element) : '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 160);
