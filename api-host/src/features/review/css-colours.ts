import { generate, parse, walk } from 'css-tree';
import type { Declaration, Rule as CssRule } from 'css-tree';
import { colour } from 'site-composer/colour';

/** A declaration of a colour and where its value is written. */
export interface WrittenColour {
  readonly hex: string;
  readonly start: number;
  readonly end: number;
}

/** A rule of the style sheet with the colours it sets itself. */
export interface ColouredRule {
  readonly selector: string;
  readonly line: number;
  readonly text?: WrittenColour;
  readonly ground?: WrittenColour;
}

/**
 * The colours of a style sheet as it looks at first: rules outside of any `@media`, custom properties of
 * the whole page resolved. What cannot be worked out without a browser is left out, never guessed.
 */
export function readColours(css: string): ColouredRule[] {
  const rules: CssRule[] = [];
  const tree = parse(css, { positions: true, parseValue: false });
  walk(tree, {
    visit: 'Rule',
    enter(rule) {
      if (this.atrule === null) rules.push(rule);
    },
  });
  const properties = customProperties(rules);
  return rules.flatMap((rule) => describe(rule, properties) ?? []);
}

function declarationsOf(rule: CssRule): Declaration[] {
  return rule.block.children.toArray().filter((node) => node.type === 'Declaration');
}

function customProperties(rules: readonly CssRule[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const rule of rules) {
    if (!/^(?::root|html|body)(?:,|$)/.test(generate(rule.prelude))) continue;
    for (const { property, value } of declarationsOf(rule)) {
      if (property.startsWith('--')) found.set(property, generate(value).trim());
    }
  }
  return found;
}

function describe(rule: CssRule, properties: Map<string, string>): ColouredRule | null {
  const text = written(rule, ['color'], properties);
  const ground = written(rule, ['background-color', 'background'], properties);
  if (!text && !ground) return null;
  return {
    selector: generate(rule.prelude),
    line: rule.loc?.start.line ?? 1,
    ...(text && { text }),
    ...(ground && { ground }),
  };
}

function written(
  rule: CssRule,
  names: readonly string[],
  properties: Map<string, string>,
): WrittenColour | null {
  const found = declarationsOf(rule).findLast(({ property }) => names.includes(property));
  const place = found?.value.loc;
  const hex = found && colourOf(resolve(generate(found.value), properties));
  return place && hex ? { hex, start: place.start.offset, end: place.end.offset } : null;
}

/** Follows `var(--name, fallback)` a few steps; more is a circle. */
function resolve(value: string, properties: Map<string, string>): string {
  let result = value.trim();
  for (let step = 0; step < 6 && result.includes('var('); step += 1) {
    result = result.replaceAll(
      /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*))?\)/g,
      (whole, name: string, fallback?: string) => properties.get(name) ?? fallback ?? whole,
    );
  }
  return result.trim();
}

const names: Readonly<Record<string, string>> = {
  white: '#ffffff',
  black: '#000000',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  navy: '#000080',
  teal: '#008080',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  maroon: '#800000',
  purple: '#800080',
  orange: '#ffa500',
  yellow: '#ffff00',
  pink: '#ffc0cb',
  gold: '#ffd700',
  tomato: '#ff6347',
  crimson: '#dc143c',
  lightgray: '#d3d3d3',
  lightgrey: '#d3d3d3',
  darkgray: '#a9a9a9',
  darkgrey: '#a9a9a9',
  dimgray: '#696969',
  whitesmoke: '#f5f5f5',
  ivory: '#fffff0',
  beige: '#f5f5dc',
};

const hexPart = (value: number): string =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');

/** `#rrggbb` of an opaque colour; null for anything else, gradients and transparency included. */
export function colourOf(value: string): string | null {
  const text = value.toLowerCase().replace(/\s*!important$/, '');
  if (names[text] !== undefined) return names[text];
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text)?.[1];
  if (hex !== undefined) {
    return `#${hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex}`;
  }
  const [, kind, inside = ''] = /^(rgba?|hsla?|oklch)\(([^()]*)\)$/.exec(text) ?? [];
  const parts = inside.split(/[\s,/]+/).filter((part) => part !== '');
  const numbers = parts.map((part) => Number.parseFloat(part));
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN, alpha = 1] = numbers;
  if (
    kind === undefined ||
    [a, b, c].some(Number.isNaN) ||
    alpha !== (parts[3]?.endsWith('%') ? 100 : 1)
  ) {
    return null;
  }
  if (kind.startsWith('rgb'))
    return parts.some((part) => part.endsWith('%')) ? null : `#${[a, b, c].map(hexPart).join('')}`;
  if (kind === 'oklch') return colour(parts[0]?.endsWith('%') ? a / 100 : a, b, c);
  return fromHsl(a, b / 100, c / 100);
}

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const part = (offset: number): number => {
    const k = (offset + hue / 30) % 12;
    const spread = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return `#${[part(0), part(8), part(4)].map(hexPart).join('')}`;
}
