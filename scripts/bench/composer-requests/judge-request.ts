import { elementsIn } from 'site-document/tree';
import { textOf } from 'site-document/text';
import type { SiteFiles } from '../../../site-composer/src/refine/refine-types';
import { Site } from '../../../site-composer/src/refine/site';
import { count, plain, shown } from './plain-text';
import { elementsOf, isRestyled, styleOf } from './restyled';
import { strayChange } from './stray-change';
import { sectionsOf } from '../../../site-composer/src/refine/target/sections';
import type { Expected, PageRequest } from '../../../site-composer/training/read-page-requests';

export type Verdict = 'whole' | 'part' | 'refused' | 'wrong' | 'void';

export interface Judged {
  readonly verdict: Verdict;
  readonly why: string;
}

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
