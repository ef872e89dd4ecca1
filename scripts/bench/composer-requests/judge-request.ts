import { attributeOf, elementsIn, isInside, parentOf } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { textOf } from 'site-document/text';
import type { SiteFiles } from '../../../site-composer/src/refine/refine-types';
import { Site } from '../../../site-composer/src/refine/site';
import { sectionsOf } from '../../../site-composer/src/refine/target/sections';
import type { Expected, PageRequest } from '../../../site-composer/training/read-page-requests';

export type Verdict = 'whole' | 'part' | 'refused' | 'wrong' | 'void';

export interface Judged {
  readonly verdict: Verdict;
  readonly why: string;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/['’‘"“”„«»]/g, '')
    .replaceAll(/(?<=\d):(?=\d)/g, '.')
    .replaceAll(/(?<=\b\d{1,2})\.00(?=\s?[ap]m\b)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const shown = (site: Site): string => plain(textOf(site.body));
const count = (text: string, part: string): number => text.split(plain(part)).length - 1;

/** What came of a request: whole, part, refused, or wrong where something was called done and is not as asked. */
export function judgeRequest(
  asked: PageRequest,
  before: SiteFiles,
  after: SiteFiles,
  refused: number,
): Judged {
  const [was, is] = [new Site(before), new Site(after)];
  const lacking = asked.orders.flat().find((one) => !isPossible(one, was));
  if (lacking) return { verdict: 'void', why: lacking.texts.join(' ; ') };
  const isSame = before.html === after.html && before.css === after.css && before.js === after.js;
  if (asked.orders.length === 0)
    return isSame ? { verdict: 'whole', why: '' } : { verdict: 'wrong', why: 'changed the page' };
  if (isSame)
    return refused > 0
      ? { verdict: 'refused', why: '' }
      : { verdict: 'wrong', why: 'called done, nothing changed' };
  const stray = strayChange(asked, was, is);
  if (stray !== null) return { verdict: 'wrong', why: `also changed: ${stray.slice(0, 80)}` };
  // What somebody said may stand in a part of its own.
  const isQuote = asked.operations.includes('add-quote');
  const failed = asked.orders.filter(
    (order) => !order.every((one) => holds(isQuote ? { ...one, near: null } : one, was, is)),
  );
  const why = failed
    .flat()
    .map((one) => `${one.kind} ${one.texts.join(' ; ')}`)
    .join(' & ');
  if (failed.length === 0)
    return { verdict: refused === 0 ? 'whole' : 'part', why: 'refused more' };
  return failed.length <= refused && failed.length < asked.orders.length
    ? { verdict: 'part', why }
    : { verdict: 'wrong', why };
}

/** A text that is to go must be there; the composer may have left it out. */
function isPossible({ kind, texts, near }: Expected, was: Site): boolean {
  const text = shown(was);
  if (near !== null && count(text, near) === 0) return false;
  if (kind === 'gone' || kind === 'gone-all') return texts.every((one) => count(text, one) > 0);
  if (kind !== 'style') return true;
  const { family, name } = styleOf(texts[0] ?? '');
  if (!family || ['page', 'button', 'h1', 'heading'].includes(name)) return true;
  return elementsOf(was, name).length > 0;
}

function holds(expected: Expected, was: Site, is: Site): boolean {
  const { kind, texts, near } = expected;
  const [old, now] = [shown(was), shown(is)];
  const [first = ''] = texts;
  if (kind === 'gone') return count(now, first) < count(old, first);
  if (kind === 'gone-all') return count(now, first) === 0;
  if (kind === 'style') return isRestyled(first, was, is);
  if (kind === 'order') {
    const main = plain(textOf(is.first('main') ?? is.body));
    const places = texts.map((one) => main.indexOf(plain(one)));
    return places.every((place, at) => place >= 0 && place > (places[at - 1] ?? -1));
  }
  if (
    !texts.every((one) => count(now, one) > 0) ||
    count(now, first) <= count(old, first) - (texts.length > 1 ? 1 : 0)
  )
    return false;
  if (texts.length > 1 && !isOneBlock(is, texts)) return false;
  return near === null || isOneSection(is, first, near);
}

const longestBlock = 400;

function isOneBlock(site: Site, texts: readonly string[]): boolean {
  return elementsIn(site.body).some((element) => {
    if (['section', 'main', 'header', 'nav', 'form'].includes(element.tagName)) return false;
    const said = plain(textOf(element, 120));
    return said.length < longestBlock && texts.every((text) => count(said, text) > 0);
  });
}

function isOneSection(site: Site, text: string, near: string): boolean {
  return sectionsOf(site).some(({ element }) => {
    const said = plain(textOf(element));
    return count(said, text) > 0 && count(said, near) > 0;
  });
}

const families: Readonly<Record<string, readonly string[]>> = {
  bigger: ['font-size', 'transform', 'zoom', 'scale', 'padding'],
  smaller: ['font-size', 'transform', 'zoom', 'scale', 'padding'],
  color: ['color', 'background-color', 'background'],
  bg: ['background-color', 'background'],
  font: ['font-family', 'font-style'],
};

function styleOf(said: string): {
  family: readonly string[] | undefined;
  name: string;
  how: string;
} {
  const cut = said.indexOf(' ');
  const how = said.slice(0, cut);
  return { family: families[how], name: said.slice(cut + 1), how };
}

function isRestyled(said: string, was: Site, is: Site): boolean {
  const { family, name, how } = styleOf(said);
  if (how === 'link') return linksOf(was, name) !== linksOf(is, name);
  if (!family || (name === 'page' && how === 'color'))
    return was.files.css !== is.files.css || was.files.html !== is.files.html;
  const looks = (site: Site): string =>
    elementsOf(site, name)
      .map((element) => family.map((property) => site.cascade.computed(element, property)).join())
      .join('|');
  return looks(was) !== looks(is);
}

const linksOf = (site: Site, name: string): string =>
  elementsIn(site.body)
    .filter(({ tagName }) => tagName === 'a')
    .filter((one) => count(plain(textOf(one)), name) > 0)
    .map((one) => attributeOf(one, 'href'))
    .join();

/** The elements a style is looked for at: those that hold the text and nothing smaller does. */
function elementsOf(site: Site, name: string): PageElement[] {
  const all = elementsIn(site.body);
  if (name === 'page') return [site.body, ...all.filter(({ tagName }) => tagName === 'p')];
  if (name === 'button')
    return all.filter(
      (one) => /\bbutton\b/.test(attributeOf(one, 'class')) || one.tagName === 'button',
    );
  if (name === 'h1') return all.filter(({ tagName }) => tagName === 'h1');
  if (name === 'heading') return all.filter(({ tagName }) => /^h[12]$/.test(tagName));
  return all.filter(
    (element) =>
      count(plain(textOf(element)), name) > 0 &&
      !elementsIn(element).some(
        (one) => one !== element && isInside(one, element) && count(plain(textOf(one)), name) > 0,
      ),
  );
}

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
function strayChange(asked: PageRequest, was: Site, is: Site): string | null {
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
  const mayHead = asked.mayHead || asked.operations.some((one) => /^add-qu/.test(one));
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
