import { generate, parse, walk } from 'css-tree';
import type { Declaration } from 'css-tree';
import { topRules } from 'site-document/styles';

/** The properties axe reads to decide visibility; without layout no others matter. */
const usual = {
  display: 'block',
  visibility: 'visible',
  position: 'static',
  overflow: 'visible',
  clip: 'auto',
  'clip-path': 'none',
  opacity: '1',
} as const;
type Property = keyof typeof usual;
const isKnown = (name: string): name is Property => Object.hasOwn(usual, name);

/** Hidden by browsers by default. */
const neverShown =
  'head, script, style, template, noscript, title, [hidden], dialog:not([open]), input[type=hidden]';

/** Of a `style` attribute; css-tree reads the whole text again for every fault in it. */
const longestStyle = 10_000;

type Styles = Partial<Record<Property, string>>;

/**
 * The styles of each element that decide its visibility: rules outside `@media`, in source order.
 * jsdom would match every rule against every element on each call, which is half of axe's time.
 */
export function initialStyles(document: Document, css: string): (element: Element) => object {
  const found = new Map<Element, Styles>();
  const note = (selector: string, styles: Styles) => {
    for (const element of matching(document, selector)) {
      found.set(element, { ...found.get(element), ...styles });
    }
  };
  note(neverShown, { display: 'none' });
  const inline = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  for (const [selector, styles] of rulesOf([...inline, css].join('\n'))) note(selector, styles);
  for (const element of document.querySelectorAll('[style]')) {
    const own = parse(element.getAttribute('style')?.slice(0, longestStyle) ?? '', {
      context: 'declarationList',
    });
    const written: Declaration[] = [];
    walk(own, { visit: 'Declaration', enter: (node) => void written.push(node) });
    found.set(element, { ...found.get(element), ...readStyles(written) });
  }
  return (element) => computed(found, element);
}

function computed(found: ReadonlyMap<Element, Styles>, element: Element): object {
  let visible: string | undefined;
  for (let at: Element | null = element; at && visible === undefined; at = at.parentElement) {
    visible = found.get(at)?.visibility;
  }
  const styles: Record<string, string> = {
    ...usual,
    ...found.get(element),
    ...(visible !== undefined && { visibility: visible }),
  };
  return { ...styles, getPropertyValue: (name: string) => styles[name] ?? '' };
}

function rulesOf(css: string): [selector: string, styles: Styles][] {
  return topRules(css).flatMap((rule): [string, Styles][] => {
    const styles = readStyles(
      rule.block.children.toArray().filter((node) => node.type === 'Declaration'),
    );
    return Object.keys(styles).length === 0 ? [] : [[generate(rule.prelude), styles]];
  });
}

function readStyles(declarations: readonly Declaration[]): Styles {
  const styles: Styles = {};
  for (const { property, value } of declarations) {
    if (isKnown(property)) styles[property] = generate(value);
  }
  return styles;
}

/** Pseudo-elements are not elements, and pointer or focus states do not apply initially. */
const notAtFirst = /::|:(?:before|after|hover|focus|active)/;

function matching(document: Document, selector: string): Iterable<Element> {
  if (notAtFirst.test(selector)) return [];
  try {
    return document.querySelectorAll(selector);
  } catch {
    // Invalid selectors are ignored, as in a browser.
    return [];
  }
}
