import { escapeText } from 'site-document/escape';
import { textOf, textsIn } from 'site-document/text';
import { parentOf, rangeOf } from 'site-document/tree';
import type { PageElement, PageText } from 'site-document/tree';
import { findPrice } from '../../text/money';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { plainWords } from '../page/plain-words';
import type { Edit } from '../refine-types';
import { unmask } from '../read/quotes';
import type { Site } from '../site';
import { areAlike, tellingWords } from '../target/alike-words';
import { findItem, itemAround } from '../target/items';
import { thingsOf } from '../target/things';
import { setPriceInSentence } from './sentence-price';
import { replaceScriptPrice } from './script-items';

const forms: readonly RegExp[] = [
  /^(the|our|my) (?:price|cost|rate|fee) (?:to|is now|is|should be|from [^ ]+ to)\s*((?:[$€£¥₹]|\d).*)$/i,
  /^(?:the )?(?:price|cost|rate|fee) (?:of|for|on) (?:the |our |an? )?(.+?) (?:is now|is|from [^ ]+ to|to|at|should be|must be|=|:)\s*(.+)$/i,
  /^(?:the |our |an? )?(.+?)(?:'s|’s)? (?:price|cost) (?:to|is now|is|should be|from [^ ]+ to)\s*(.+)$/i,
  /^(?:the |our |an? )?(.+?) (?:now costs?|costs?(?: now)?|should(?: now)? cost|(?:is|are) now|should(?: now)? be|must be|(?:(?:has|have) )?(?:went|gone|goes|go|risen|rises|dropped|fallen|come) (?:(?:up|down) )?to|to|at|is|are)\s+((?:[$€£¥₹]|\d).*)$/i,
];

/** "put the adult ticket up to £8.50", "drop lessons to £20": a verb that moves a price, with where it ends. */
const moving =
  /^(?:(?:put|bring|take|move|bump) (.+?) (?:up|down)|(?:raise|increase|lower|reduce|drop|cut) (.+?)) to ((?:[$€£¥₹]|\d).*)$/i;

/** "change the price of croissants to £2.80", "the flat white costs €3.50 now". */
export const setPrice: Changer = (request, site): Outcome | null => {
  const moved = moving.exec(unmask(request.asked, request.quotes));
  if (moved) {
    const name = (moved[1] ?? moved[2] ?? '').replace(
      /^(?:the |our )?(?:price|cost|rate|fee) (?:of|for|on) /i,
      '',
    );
    const price = priceIn(moved[3] ?? '');
    if (price !== null) return change(site, name.replace(/^(?:the|our|an?) /i, ''), price, true);
  }
  if (!['set', 'size', null].includes(request.action)) return null;
  const rest = unmask(request.rest, request.quotes);
  for (const form of forms) {
    const match = form.exec(rest);
    const price = match ? priceIn(match[2] ?? '') : null;
    if (!match || price === null) continue;
    const name = (match[1] ?? '').replace(/^(?:price|cost) (?:of|for) (?:the )?/i, '');
    return change(site, name, price, /price|cost/i.test(rest));
  }
  return null;
};

function priceIn(text: string): string | null {
  const found = findPrice(text);
  if (found) return found.price;
  return /^\d{1,6}(?:[.,]\d{1,2})?$/.exec(text.trim())?.[0] ?? null;
}

function change(site: Site, name: string, price: string, isSure: boolean): Outcome | null {
  if (isSure && /^(?:the|our|my|that|this|)$/i.test(name.trim())) return changeOnly(site, price);
  const exact = findItem(site, name, true);
  const item = exact === null ? itemWithin(site, name) : { element: exact.element, name };
  const inScript = item ? null : replaceScriptPrice(site, name, price);
  if (inScript) return inScript;
  const told = item ? null : setPriceInSentence(site, name, price, inForm);
  if (told) return told;
  if (!item)
    return isSure ? refuse(`no price of “${name.slice(0, 60)}” was found on the page.`) : null;
  return priceOf(site, item.element, item.name, price);
}

const mostSaid = 3;

/** "The serrated knives" where the list has "Serrated": the one priced item all of whose words were said. */
function itemWithin(site: Site, name: string): { element: PageElement; name: string } | null {
  const said = tellingWords(name);
  if (said.length > mostSaid) return null;
  const within = thingsOf(site).filter((thing) => {
    const own = tellingWords(thing.name);
    return (
      thing.kind === 'item' &&
      findPrice(thing.text) !== null &&
      own.length > 0 &&
      own.every((word) => said.some((one) => areAlike(one, word)))
    );
  });
  const [only] = within;
  return only && within.length === 1 ? only : null;
}

const mostNamed = 4;

/** "change the price to £105": of the only thing that has one. */
function changeOnly(site: Site, price: string): Outcome {
  const items = thingsOf(site).filter(
    ({ kind, text }) => kind === 'item' && findPrice(text) !== null,
  );
  const [only] = items;
  if (only && new Set(items.map(({ element }) => element)).size === 1)
    return priceOf(site, only.element, only.name === '' ? 'it' : only.name, price);
  if (items.length === 0) return refuse('no price was found on the page.');
  const names = items.slice(0, mostNamed).map(({ name }) => `“${name}”`);
  return refuse(`there are several prices. Say which one to change: ${names.join(', ')}.`);
}

/** Gives an item of the page another price, wherever that stands beside its name. */
export function priceOf(site: Site, element: PageElement, name: string, price: string): Outcome {
  const priced = textsIn(element).filter((text) => findPrice(text.value));
  const [text] = priced;
  const range = text ? rangeOf(text) : null;
  const found = text ? findPrice(text.value) : null;
  if (!text || !range || !found || priced.length > 1)
    return refuse(`“${name.slice(0, 60)}” has several prices. Point at the one you mean.`);
  const next = inForm(price, found.price);
  if (next === found.price) return refuse(`it costs ${next} already.`);
  const source = site.page.source.slice(range.start, range.end);
  const at = source.indexOf(escapeText(found.price));
  if (at === -1) return refuse('how the price is written in the code could not be told.');
  const start = range.start + at;
  const here: Edit = {
    file: 'html',
    start,
    end: start + escapeText(found.price).length,
    text: escapeText(next),
  };
  return {
    site: site.edit([here, ...samePrices(site, text, name, found.price, next)]),
    sentence: `${capital(name)} is ${next} now instead of ${found.price}.`,
    holds: (after) => {
      const now = findItem(after, name, true);
      return now !== null && plainWords(textOf(now.element)).includes(plainWords(next));
    },
  };
}

const mostPlaces = 20;

/** The same price beside the same name elsewhere on the page: in a sentence, or in another list. */
function samePrices(site: Site, but: PageText, name: string, old: string, next: string): Edit[] {
  const called = plainWords(name);
  const places = site.page.texts.filter((text) => {
    if (text === but || findPrice(text.value)?.price !== old) return false;
    if (plainWords(text.value).includes(called)) return true;
    const parent = parentOf(text);
    const item = parent ? itemAround(parent) : null;
    return item !== null && plainWords(textOf(item.element, 60)).includes(called);
  });
  return places.slice(0, mostPlaces).flatMap((text) => {
    const range = rangeOf(text);
    const source = range ? site.page.source.slice(range.start, range.end) : '';
    const at = source.indexOf(escapeText(old));
    if (!range || at === -1) return [];
    const start = range.start + at;
    return [{ file: 'html', start, end: start + escapeText(old).length, text: escapeText(next) }];
  });
}

const wordsOfMoney = /^(\d[\d.,]*)\s?(?:pounds?|quid|euros?|dollars?|bucks|EUR|GBP|USD)$/iu;
const amount = /^(?:[$€£¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£¥₹])$/u;

/** A bare number takes the currency that stands there; an amount keeps what it was per: "a month". */
export function inForm(price: string, old: string): string {
  const [, sum] = wordsOfMoney.exec(price) ?? [];
  if (sum !== undefined && /[$€£¥₹]/u.test(old)) return old.replace(/\d[\d.,]*/, sum);
  if (!/[^\d.,\s]/.test(price)) return old.replace(/\d[\d.,]*/, price);
  return amount.test(price)
    ? old.replace(/(?:[$€£¥₹]\s?)?\d[\d.,]*(?:\s?[$€£¥₹])?/u, price)
    : price;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
