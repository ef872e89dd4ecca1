import { generate } from 'css-tree';
import type { Declaration, Rule as CssRule } from 'css-tree';
import { hexOf } from '../colour';
import { linesOf } from '../lines';
import { topRules } from './top-rules';

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
  const rules = topRules(css, { parseValue: false });
  const properties = customProperties(rules);
  const lineOf = linesOf(css);
  return rules.flatMap((rule) => describe(rule, properties, lineOf) ?? []);
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

function describe(
  rule: CssRule,
  properties: Map<string, string>,
  lineOf: (offset: number) => number,
): ColouredRule | null {
  const text = written(rule, ['color'], properties);
  const ground = written(rule, ['background-color', 'background'], properties);
  if (!text && !ground) return null;
  return {
    selector: generate(rule.prelude),
    line: lineOf(rule.loc?.start.offset ?? 0),
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
  const hex = found && hexOf(resolve(generate(found.value), properties), 1);
  return place && hex ? { hex, start: place.start.offset, end: place.end.offset } : null;
}

/** A colour is shorter; values that name each other several times would grow with every step. */
const longestValue = 500;

/** Follows `var(--name, fallback)` a few steps; more is a circle. */
function resolve(value: string, properties: Map<string, string>): string {
  let result = value.trim();
  for (
    let step = 0;
    step < 6 && result.length < longestValue && result.includes('var(');
    step += 1
  ) {
    result = result.replaceAll(
      /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*))?\)/g,
      (whole, name: string, fallback?: string) => properties.get(name) ?? fallback ?? whole,
    );
  }
  return result.trim();
}
