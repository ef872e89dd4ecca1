import type { Outcome } from '../outcome';
import type { Site } from '../site';
import { scriptsOf } from './script-strings';

const regexMarks = /[$()*+.?[\\\]^{|}]/g;

/** A price in an object of a script that has the item's name: `{ name: 'Rye', price: 4.2 }`. */
export function replaceScriptPrice(site: Site, name: string, price: string): Outcome | null {
  if (name.length < 2 || name.length > 80) return null;
  const called = name.replaceAll(regexMarks, String.raw`\$&`);
  const entry = new RegExp(
    String.raw`(["'\`]${called}["'\`][^{}]{0,300}?\b(?:price|cost|amount)["']?\s*:\s*)(["'\`]?)([^"'\`,}\n]{1,20})\2`,
    'i',
  );
  for (const { file, start, text } of scriptsOf(site)) {
    const match = text.length > 400_000 ? null : entry.exec(text);
    const old = match?.[3];
    if (!match || old === undefined) continue;
    const quoted = match[2] !== '';
    const next = quoted ? price : price.replaceAll(/[^\d.,]/g, '').replace(',', '.');
    if (next === '' || next === old) continue;
    const at = start + match.index + (match[1]?.length ?? 0) + (quoted ? 1 : 0);
    return {
      site: site.edit([{ file, start: at, end: at + old.length, text: next }]),
      sentence: `${name} is ${price} now.`,
      holds: (after) => scriptsOf(after).some((script) => entry.exec(script.text)?.[3] === next),
    };
  }
  return null;
}
