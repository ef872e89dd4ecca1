import { textOf } from 'site-document/text';
import { parentOf } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import type { Site } from '../../../site-composer/src/refine/site';
import type { Expected, PageRequest } from '../../../site-composer/training/read-page-requests';
import { plain } from './plain-text';

interface Line {
  readonly text: string;
  readonly element: PageElement | null;
}

const linesOf = (site: Site): Line[] =>
  site.page.texts
    .filter((text) => !['style', 'script', 'title'].includes(parentOf(text)?.tagName ?? ''))
    .map((text) => ({ text: plain(text.value), element: parentOf(text) }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));

/** A text that came or went although nothing of it was asked for; null where there is none. */
export function strayChange(asked: PageRequest, was: Site, is: Site): string | null {
  const [old, now] = [linesOf(was), linesOf(is)];
  const fresh = without(now, old);
  const lost = without(old, now);
  const of = (...kinds: readonly Expected['kind'][]): string[] =>
    asked.orders
      .flat()
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ texts }) => texts.map(plain));
  const wanted = of('added');
  const due = of('gone', 'gone-all');
  const request = plain(asked.request);
  const strayFresh = fresh.filter(({ text }) => !isWanted(text, wanted, request, lost));
  const headings = new Set(
    strayFresh.filter(({ element }) => isOfHeading(element)).map(({ text }) => text),
  );
  const mayHead = asked.mayHead || asked.operations.some((one) => one.startsWith('add-qu'));
  const stray = strayFresh.find(
    ({ text }) => !(mayHead && headings.size <= 1 && headings.has(text)),
  );
  if (stray) return `+ ${stray.text}`;
  // A text that says something else now is gone, whatever it said.
  const isReworded =
    asked.operations.includes('set-text') && new Set(lost.map(({ text }) => text)).size === 1;
  if (isReworded) return null;
  const gone = lost.find(
    ({ text, element }) =>
      !due.some((one) => text.includes(one) || shares(text, one) || isBeside(element, one)) &&
      !fresh.some((one) => shares(one.text, text)),
  );
  return gone ? `- ${gone.text}` : null;
}

/** A new text is one that was asked for, or an old one with little changed, or the name of a new section. */
const isWanted = (
  text: string,
  wanted: readonly string[],
  request: string,
  lost: readonly Line[],
): boolean =>
  wanted.some((one) => text.includes(one) || one.includes(text)) ||
  (request.includes(text) && text.length < 80) ||
  lost.some((one) => shares(one.text, text));

const isOfHeading = (element: PageElement | null): boolean =>
  element !== null && (/^h[1-6]$/.test(element.tagName) || element.tagName === 'a');

/** The rest of a row or a small part that went goes with it. */
function isBeside(element: PageElement | null, due: string): boolean {
  for (let at = element; at && at.tagName !== 'main'; at = parentOf(at)) {
    const said = plain(textOf(at));
    if (said.length > 900) return false;
    if (said.includes(due)) return true;
  }
  return false;
}

function shares(one: string, other: string): boolean {
  const [first, second] = [one, other].map(
    (text) => new Set(text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)),
  );
  if (!first || !second) return false;
  const both = [...first].filter((word) => second.has(word)).length;
  return both > 0 && both / Math.min(first.size, second.size) >= 0.6;
}

function without(all: readonly Line[], others: readonly Line[]): Line[] {
  const left = new Map<string, number>();
  for (const { text } of others) left.set(text, (left.get(text) ?? 0) + 1);
  return all.filter(({ text }) => {
    const held = left.get(text) ?? 0;
    left.set(text, held - 1);
    return held <= 0;
  });
}
