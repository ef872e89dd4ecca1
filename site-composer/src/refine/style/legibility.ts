import { ancestorsOf, attributeOf, classesOf, parentOf, rangeOf } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { legible } from '../../colour/oklch';
import type { Site } from '../site';
import { contrastOf, groundBehind, inkOf } from './paint';

/** Limit of elements checked one by one. */
const mostElements = 1_500;
const readable = 4.5;

/** The elements that hold text of their own. */
function textHolders(site: Site): PageElement[] {
  const holders = new Set<PageElement>();
  for (const text of site.page.texts) {
    const parent = parentOf(text);
    if (parent && !['title', 'option', 'script', 'style'].includes(parent.tagName))
      holders.add(parent);
    if (holders.size >= mostElements) break;
  }
  return [...holders];
}

/** A selector for an element that reaches those like it in the same section. */
export function selectorOf(element: PageElement): string {
  const own = step(element);
  const around = ancestorsOf(element);
  const anchor = around.find(
    (one) => attributeOf(one, 'id') !== '' && plain(attributeOf(one, 'id')),
  );
  const parent = around[0];
  if (own.startsWith('#') || !anchor)
    return parent && !own.startsWith('#') && parent.tagName !== 'body'
      ? `${step(parent)} ${own}`
      : own;
  return `#${attributeOf(anchor, 'id')} ${own}`;
}

const plain = (name: string): boolean => /^[a-z_][\w-]*$/i.test(name);

function step(element: PageElement): string {
  const id = attributeOf(element, 'id');
  if (plain(id)) return `#${id}`;
  const classes = classesOf(element).filter(plain).slice(0, 3);
  return classes.length > 0 ? `${element.tagName}.${classes.join('.')}` : element.tagName;
}

/** Texts that were legible before and are not any more. */
function faded(site: Site, before: Site): PageElement[] {
  const held = textHolders(before);
  const earlier = new Map(held.map((element) => [rangeOf(element)?.start, element]));
  return textHolders(site).filter((element, index) => {
    const now = contrastOf(site, element);
    if (now === null || now >= readable) return false;
    const old =
      site.page === before.page ? element : (earlier.get(rangeOf(element)?.start) ?? held[index]);
    const was = old ? contrastOf(before, old) : null;
    return was === null || now < Math.min(was, readable) - 0.05;
  });
}

/** Whether every text is at least as legible as before. */
export function staysLegible(site: Site, before: Site): boolean {
  return faded(site, before).length === 0;
}

/**
 * Moves the colour of each text that lost its contrast as little as needed. Only the style sheet changes, so
 * the page before may be compared element by element.
 */
export function keepLegible(site: Site, before: Site): Site {
  let current = site;
  for (const emphasis of ['', ' !important', ' !important']) {
    const rules = new Map<string, string>();
    for (const element of faded(current, before)) {
      const [ink, ground] = [inkOf(current, element), groundBehind(current, element)];
      if (ink === null || ground === null) continue;
      rules.set(selectorOf(element), legible(ink, [ground]));
    }
    if (rules.size === 0) return current;
    current = current.withRules(
      [...rules]
        .map(([selector, colour]) => `${selector} { color: ${colour}${emphasis}; }`)
        .join('\n'),
    );
  }
  return current;
}
