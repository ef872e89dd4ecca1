import { attributeOf, classesOf, parentOf } from '../tree';
import type { PageElement } from '../tree';
import { matches } from './match-selector';
import type { Weight } from './match-selector';
import type { StyleRule } from './read-sheets';

interface Found {
  readonly value: string;
  readonly important: boolean;
  readonly weight: Weight;
  readonly order: number;
}

/** A rule that matches an element, with the weight of the selector that does. */
export interface Matched {
  readonly rule: StyleRule;
  readonly weight: Weight;
}

const inherited = new Set([
  'color',
  'font-size',
  'font-family',
  'font-weight',
  'text-align',
  'color-scheme',
]);
const inlineWeight: Weight = [1_000, 0, 0];

/** What a window of 1360 pixels in light colours shows; conditions nobody can tell count as met. */
function applies(condition: string): boolean {
  if (/^(?:supports|layer|scope|container)\b/.test(condition)) return true;
  if (!condition.startsWith('media')) return false;
  if (
    /\bprint\b|prefers-color-scheme: ?dark|prefers-reduced-motion: ?reduce|prefers-contrast/.test(
      condition,
    )
  )
    return false;
  return !/max-width: ?(?:\d{1,3}|1[0-2]\d\d)(?:\.\d+)?px|max-width: ?[0-7]?\d(?:\.\d+)?r?em|width ?<=? ?(?:\d{1,3}|1[0-2]\d\d)px/.test(
    condition,
  );
}

/** The styles of a page as a browser would compute them on a wide screen, as far as they can be told from the code. */
export class Cascade {
  private readonly byKey = new Map<string, StyleRule[]>();
  private readonly matched = new Map<PageElement, Matched[]>();
  private readonly values = new Map<PageElement, Map<string, string>>();

  constructor(rules: readonly StyleRule[]) {
    for (const rule of rules)
      for (const key of new Set(rule.selectors.map((selector) => selector.key))) {
        const list = this.byKey.get(key) ?? [];
        list.push(rule);
        this.byKey.set(key, list);
      }
  }

  /** The rules that match an element, whatever the conditions around them. */
  rulesOf(element: PageElement): readonly Matched[] {
    const found = this.matched.get(element);
    if (found) return found;
    const keys = [
      '*',
      element.tagName,
      `#${attributeOf(element, 'id')}`,
      ...classesOf(element).map((name) => `.${name}`),
    ];
    const rules = new Set(keys.flatMap((key) => this.byKey.get(key) ?? []));
    const all = [...rules].flatMap((rule): Matched[] => {
      const fitting = rule.selectors.filter(({ node }) => matches(node, element));
      const [heaviest] = fitting.toSorted((one, other) => compare(other.weight, one.weight));
      return heaviest ? [{ rule, weight: heaviest.weight }] : [];
    });
    this.matched.set(element, all);
    return all;
  }

  /** The value that wins for an element itself; null when no rule gives one. */
  declared(element: PageElement, ...properties: readonly string[]): string | null {
    const found: Found[] = [];
    for (const { rule, weight } of this.rulesOf(element)) {
      if (!rule.around.every(applies)) continue;
      rule.declarations.forEach(({ property, value, important }, index) => {
        if (properties.includes(property))
          found.push({ value, important, weight, order: rule.order + index / 1_000 });
      });
    }
    inlineOf(element).forEach(({ property, value, important }, index) => {
      if (properties.includes(property))
        found.push({ value, important, weight: inlineWeight, order: index });
    });
    return found.toSorted(cascadeOrder).at(-1)?.value ?? null;
  }

  /** The value an element has, its own or its parent's, with custom properties put in. */
  computed(element: PageElement, property: string): string | null {
    const known = this.values.get(element) ?? new Map<string, string>();
    this.values.set(element, known);
    const held = known.get(property);
    if (held !== undefined) return held === '' ? null : held;
    // A custom property that names itself has no value.
    known.set(property, '');
    const value = this.find(element, property);
    known.set(property, value ?? '');
    return value;
  }

  private find(element: PageElement, property: string): string | null {
    const custom = property.startsWith('--');
    let holder: PageElement | null = element;
    while (holder) {
      const own = this.declared(holder, ...longhands(property));
      if (own !== null && own !== 'inherit' && own !== 'unset') return this.resolve(own, holder, 0);
      if (!custom && !inherited.has(property) && own === null) return null;
      holder = parentOf(holder);
    }
    return null;
  }

  /** Puts the values of custom properties in the places of `var()`. */
  resolve(value: string, element: PageElement, depth: number): string {
    if (depth > 8 || !value.includes('var(') || value.length > 2_000) return value;
    const next = value.replaceAll(
      /var\(\s*(--[\w-]+)\s*(?:,([^()]*(?:\([^()]*\)[^()]*)*))?\)/g,
      (_, name: string, fallback: string | undefined) =>
        this.computed(element, name) ?? fallback?.trim() ?? 'initial',
    );
    return next === value ? value : this.resolve(next, element, depth + 1);
  }
}

function longhands(property: string): string[] {
  if (property === 'background-color') return ['background-color', 'background'];
  if (property === 'font-size') return ['font-size', 'font'];
  return property === 'font-family' ? ['font-family', 'font'] : [property];
}

export function compare(one: Weight, other: Weight): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

function cascadeOrder(one: Found, other: Found): number {
  return (
    Number(one.important) - Number(other.important) ||
    compare(one.weight, other.weight) ||
    one.order - other.order
  );
}

function inlineOf(element: PageElement): { property: string; value: string; important: boolean }[] {
  return attributeOf(element, 'style')
    .split(';')
    .flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      if (colon < 1) return [];
      const value = declaration.slice(colon + 1).trim();
      return [
        {
          property: declaration.slice(0, colon).trim().toLowerCase(),
          value: value.replace(/\s*!\s*important$/i, ''),
          important: /!\s*important$/i.test(value),
        },
      ];
    });
}
