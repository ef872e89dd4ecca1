import type { Edit } from 'site-document/edit';
import { blockMark, escapeAttribute, placeMark, writtenName } from './html-tree';
import type { Element } from './html-tree';
import type { SourceElement } from './source-page';

const attributesOf = (element: Element): Map<string, string> =>
  new Map(
    element.attrs
      .map((attribute): [string, string] => [writtenName(attribute), attribute.value])
      .filter(([name]) => name !== placeMark && name !== blockMark),
  );

export function sameAttributes(one: Element, other: Element): boolean {
  const [first, second] = [attributesOf(one), attributesOf(other)];
  return (
    first.size === second.size && [...first].every(([name, value]) => second.get(name) === value)
  );
}

/** The changes of a start tag: of each attribute that differs, and nothing else of it. */
export function tagEdits(
  source: string,
  element: SourceElement,
  before: Element,
  after: Element,
): Edit[] {
  const at = element.node.sourceCodeLocation;
  const places = at?.attrs ?? {};
  const [old, wanted] = [attributesOf(before), attributesOf(after)];
  const edits: Edit[] = [];
  const added: string[] = [];
  for (const [name, value] of wanted) {
    if (old.get(name) === value) continue;
    const text = value === '' ? name : `${name}="${escapeAttribute(value)}"`;
    const place = places[name.toLowerCase()];
    if (place) edits.push({ start: place.startOffset, end: place.endOffset, text });
    else added.push(` ${text}`);
  }
  for (const name of old.keys()) {
    const place = places[name.toLowerCase()];
    if (wanted.has(name) || !place) continue;
    const gap = /\s*$/.exec(source.slice(element.start, place.startOffset))?.[0].length ?? 0;
    edits.push({ start: place.startOffset - gap, end: place.endOffset, text: '' });
  }
  if (added.length > 0) {
    const ends = Object.values(places).map(({ endOffset }) => endOffset);
    const start = Math.max(element.start + 1 + element.node.tagName.length, ...ends);
    edits.push({ start, end: start, text: added.join('') });
  }
  return edits;
}
