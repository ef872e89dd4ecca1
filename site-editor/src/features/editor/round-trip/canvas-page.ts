import { escapeAttribute, escapeText, isText, placeMark, voidTags, writtenName } from './html-tree';
import type { Element } from './html-tree';
import { isShown } from './source-page';
import type { SourceElement, SourcePage } from './source-page';

/**
 * The page as given to the canvas: markup whose elements carry their place in the source, and no
 * code.
 */
export interface CanvasPage {
  readonly html: string;
  readonly bodyAttributes: Readonly<Record<string, string>>;
  /** Inline styles as rules that later rules can override. */
  readonly inlineRules: string;
  /** The rules written into the page, in order. */
  readonly pageRules: string;
}

/** Attributes that are code, or load what the canvas must not; the source keeps them. */
const isDropped = (element: Element, name: string, value: string): boolean =>
  /^(?:on|data-gjs-|data-sw-)/i.test(name) ||
  name === 'style' ||
  name === 'autofocus' ||
  /^\s*(?:javascript|vbscript):/i.test(value.replaceAll(/[\t\n\r]/g, '')) ||
  (element.tagName === 'iframe' && /^(?:src|srcdoc)$/.test(name));

const shownAttributes = (element: Element): [string, string][] =>
  element.attrs
    .map((attribute): [string, string] => [writtenName(attribute), attribute.value])
    .filter(([name, value]) => !isDropped(element, name, value));

/** Makes the canvas's markup of a page. */
export function canvasPage({ source, body, elements }: SourcePage): CanvasPage {
  const byNode = new Map<Element, SourceElement>();
  for (const element of elements.values()) byNode.set(element.node, element);
  const rules: string[] = [];

  const write = (element: Element): string => {
    const place = byNode.get(element)?.place;
    if (place !== undefined) rules.push(...inlineRule(element, place));
    const mark = place === undefined ? '' : ` ${placeMark}="${place}"`;
    const attributes = shownAttributes(element).map(([n, v]) => ` ${n}="${escapeAttribute(v)}"`);
    const tag = `<${element.tagName}${mark}${attributes.join('')}>`;
    if (voidTags.has(element.tagName)) return tag;
    return `${tag}${writeChildren(element)}</${element.tagName}>`;
  };
  const writeChildren = (element: Element): string =>
    element.childNodes
      .map((child) =>
        isText(child) ? escapeText(child.value) : isShown(child) ? write(child) : '',
      )
      .join('');

  const html = writeChildren(body.node);
  rules.push(...inlineRule(body.node, body.place));
  return {
    html,
    bodyAttributes: {
      ...Object.fromEntries(shownAttributes(body.node)),
      [placeMark]: String(body.place),
    },
    inlineRules: rules.join('\n'),
    pageRules: rulesIn(source),
  };
}

function inlineRule(element: Element, place: number): string[] {
  const style = element.attrs.find(({ name }) => name === 'style')?.value.trim();
  if (!style) return [];
  // Twice, to count for more than the page's classes, as an inline style does.
  const declarations = style.replaceAll(/[{}<]/g, '');
  return [`[${placeMark}="${place}"][${placeMark}] { ${declarations} }`];
}

const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;

const rulesIn = (source: string): string =>
  [...source.matchAll(styleElement)].map(([, rules = '']) => rules).join('\n');
