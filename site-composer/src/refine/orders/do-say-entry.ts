import { addFirstPrices } from '../change/add-first-prices';
import type { Outcome } from '../outcome';
import { commandWords } from '../read/request';
import type { Site } from '../site';
import type { PageSection } from '../target/sections';
import { namingWords } from '../told/content-words';
import { asCopy, asEntry } from './copy-edit';
import { inSection } from './do-say';
import { figurePlaces } from './figure-places';
import type { Order } from './order';
import { nearestTo, sectionCalled } from './sections-near';

const surely = 0.95;
/** A name by itself says nothing to a visitor; a few words do. */
const leastWords = 3;
const courtesy =
  /[,.]?\s*(?:(?:please|pls|can you)\s+(?:add|put in)|(?:needs?|wants) (?:adding|to go (?:on|in))|(?:add|put (?:it|that|them) (?:on|in)),? please|please|pls|thanks)[.!]*$/iu;
const ordering =
  /(?<!\p{L})(?:add(?:ed|ing)?|put|include|insert|mention|list|stick|pop|remove)(?!\p{L})/iu;

/** An entry for which the page has no list is told in the member's own words, in the section that is named or that speaks of the like. */
export function entrySaid(order: Order, site: Site): Outcome | null {
  const [item, other] = order.all('item');
  if (item === undefined || other !== undefined || order.of('label') !== null) return null;
  const first = firstPriced(order, item, site);
  if (first) return first;
  const words = wordsFor(order, item);
  if (words === null) return null;
  const section = sectionFor(order, site, words);
  return section ? inSection(site, section, asCopy(words, order.language)) : null;
}

/** On a page that names no sum yet, something with a price is the first row of its prices. */
function firstPriced(order: Order, item: string, site: Site): Outcome | null {
  const price = order.of('price');
  if (price === null || figurePlaces(site, new Set(['sum'])).length > 0) return null;
  const told = [order.of('note'), order.of('date'), order.of('hours')].filter((one) => one !== null);
  return addFirstPrices(site, {
    title: asEntry(item, order.language),
    price,
    text: told.length === 0 ? null : told.join(', '),
    where: null,
  });
}

function wordsFor(order: Order, item: string): string | null {
  const asked = order.asked.replace(courtesy, '').trim();
  const verb = /^[\p{L}'’]+/u.exec(asked)?.[0].toLowerCase() ?? '';
  const isStatement =
    order.sure > surely && !commandWords.has(verb) && !ordering.test(asked) && asked.length < 200;
  const told = [
    item,
    ...(['date', 'hours', 'note', 'price'] as const).map((label) => order.of(label)),
  ].filter((one): one is string => one !== null);
  if (isStatement && asked.split(/\s+/u).length >= leastWords) return asked;
  return told.length > 1 || (order.sure > surely && item.split(/\s+/u).length >= leastWords)
    ? told.join(', ')
    : null;
}

function sectionFor(order: Order, site: Site, words: string): PageSection | null {
  const place = order.of('target') ?? order.of('after') ?? order.of('before');
  if (place !== null) return sectionCalled(site, place);
  // "… next to Tess": a name that was said beside the entry tells where the like of it stands.
  const beside = namingWords(order.asked).filter((word) => !namingWords(words).includes(word));
  const called = beside.map((word) => sectionCalled(site, word)).find((one) => one !== null);
  return called ?? nearestTo(site, words);
}
