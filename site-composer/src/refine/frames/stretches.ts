import { textOf } from 'site-document/text';
import { parentOf } from 'site-document/tree';
import type { PageText } from 'site-document/tree';
import type { Site } from '../site';
import { tellingWords } from '../target/alike-words';
import { itemAround } from '../target/items';
import { likeness } from '../told/content-words';
import { unread } from '../told/value-around';
import { valuesIn } from '../told/values';
import type { Value } from '../told/values';

export const mostTexts = 800;

/** A value with the words around it that it is of. */
export interface Stretch {
  readonly text: PageText;
  readonly value: Value;
  readonly said: string;
}

const ofProse = new Set(['p', 'li', 'dd', 'td']);

/** Stretches between marks, else whole sentences, with every word and exactly one value of the kind. */
export function stretchesOf(site: Site, names: readonly string[], kind: Value['kind']): Stretch[] {
  const texts = site.page.texts.slice(0, mostTexts).filter((text) => {
    const parent = parentOf(text);
    return (
      parent &&
      ofProse.has(parent.tagName) &&
      valuesIn(text.value).filter((one) => one.kind === kind).length > 1
    );
  });
  for (const border of [/(?<=[,;.])\s+/u, /(?<=[.;!?])\s+(?=\p{Lu})/u]) {
    const found = texts.flatMap((text) =>
      piecesOf(text.value, border).flatMap((piece) => meant(text, piece, names, kind)),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** Rows with all of the words and one value of the kind. */
export function rowsOf(site: Site, names: readonly string[], kind: Value['kind']): Stretch[] {
  return site.page.texts.slice(0, mostTexts).flatMap((text) => {
    const parent = parentOf(text);
    const row = parent && !unread.has(parent.tagName) ? itemAround(parent) : null;
    if (!row) return [];
    const said = textOf(row.element, 40);
    const [value, other] = valuesIn(text.value).filter((one) => one.kind === kind);
    const inRow = valuesIn(said).filter((one) => one.kind === kind).length;
    const own = tellingWords(said);
    return value && !other && inRow === 1 && names.every((name) => likeness(name, own) > 1)
      ? [{ text, value, said: text.value.trim() }]
      : [];
  });
}

function piecesOf(text: string, border: RegExp): { said: string; start: number }[] {
  let at = 0;
  return text.split(border).map((said) => {
    const start = text.indexOf(said, at);
    at = start + said.length;
    return { said, start };
  });
}

function meant(
  text: PageText,
  { said, start }: { said: string; start: number },
  names: readonly string[],
  kind: Value['kind'],
): Stretch[] {
  const values = valuesIn(said).filter((one) => one.kind === kind);
  const [only] = values;
  const own = tellingWords(said);
  if (!only || values.length > 1 || !names.every((name) => likeness(name, own) > 1)) return [];
  const value = { ...only, start: only.start + start, end: only.end + start };
  return [{ text, value, said: said.replace(/[,;.]$/u, '') }];
}
