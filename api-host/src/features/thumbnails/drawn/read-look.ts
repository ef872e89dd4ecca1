import type { SiteFiles } from 'shared-kit/contract';
import { readLook as readColours } from 'site-document/look';
import { readColours as readRules } from 'site-document/styles';
import { isUnseen, textOf as visibleText } from 'site-document/text';
import {
  attributeOf,
  hasAttribute,
  isNestedTooDeeply,
  readTree,
  walkElements,
} from 'site-document/tree';
import type { PageElement, PageParent } from 'site-document/tree';

/** What can be read from a page without a browser. */
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
  /** Background of the top of the page. */
  readonly top: string;
}

interface Section {
  readonly heading: string;
  /** Number of repeated parts, such as cards; 0 for running text. */
  readonly parts: number;
}

const mostSections = 3;
const mostLinks = 5;

/** Maximum number of text pieces; more do not fit the picture. */
const mostTexts = 160;

/** Reads title, headings, order of sections and colours from a site's code. */
export function readLook({ html, css }: SiteFiles, siteTitle: string): Look {
  // Reading is recursive; pages nested too deeply are drawn from their title only.
  const elements = isNestedTooDeeply(html) ? [] : elementsOf(readTree(html));
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

const isStyle = ({ tagName }: PageElement) => tagName === 'style';

const isSection = (element: PageElement): boolean =>
  ['section', 'article', 'form'].includes(element.tagName) &&
  !elementsOf(element).some(({ tagName }) => tagName === 'h1');

const isTold = ({ heading }: Section): boolean => heading !== '';

const isAction = (element: PageElement): boolean =>
  element.tagName === 'button' ||
  (element.tagName === 'a' && /\b(?:btn|button|cta)/.test(attributeOf(element, 'class')));

function describe(section: PageElement): Section {
  const inside = elementsOf(section);
  const heading = inside.find(({ tagName }) => /^h[2-4]$/.test(tagName));
  const parts = inside.filter(({ tagName }) =>
    ['li', 'article', 'figure'].includes(tagName),
  ).length;
  return { heading: textOf(heading), parts: Math.min(parts, 4) };
}

function coloursOf(css: string) {
  const { ground, text, brand } = readColours(css);
  const top = readRules(css).findLast((rule) => rule.ground !== undefined && isTop(rule.selector));
  return {
    ground,
    text,
    top: top?.ground?.hex ?? ground,
    accent: brand,
    isSerif: /font[\w-]*\s*:[^;}]*(?<!sans-)serif/.test(css),
  };
}

const isTop = (selector: string): boolean =>
  /(?:^|[\s,])(?:header|\.(?:hero|masthead|banner)[\w-]*)$/.test(selector);

const elementsOf = (node: PageParent): PageElement[] => [...walkElements(node)];

const rawText = ({ childNodes }: PageElement): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** Text hidden from screen readers is decorative. */
const isNotShown = (element: PageElement): boolean =>
  isUnseen(element) ||
  (hasAttribute(element, 'aria-hidden') && attributeOf(element, 'aria-hidden') !== 'false');

/** As one line, without unprintable characters; long enough for what is drawn. */
const textOf = (element: PageElement | undefined): string =>
  (element ? visibleText(element, mostTexts, isNotShown) : '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 160);
