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
  if (order.sure < surely || ofMaker.test(order.asked)) return null;
  const told = statementIn(order) ?? toldOf(order, item);
  const section = told === null ? null : sectionFor(order, site, told);
  return section && told !== null ? inSection(site, section, asCopy(told, order.language)) : null;
}

/** On a page that names no sum yet, something with a price is the first row of its prices. */
function firstPriced(order: Order, item: string, site: Site): Outcome | null {
  const price = order.of('price');
  if (price === null || figurePlaces(site, new Set(['sum'])).length > 0) return null;
  const told = [order.of('note'), order.of('date'), order.of('hours')].filter(
    (one) => one !== null,
  );
  return addFirstPrices(site, {
    title: asEntry(item, order.language),
    price,
    text: told.length === 0 ? null : told.join(', '),
    where: null,
  });
}

/** "We need sleeping bags", "Jonas joins in May": somebody does something, which visitors may read. */
const statement =
  /^(?:(?:[Ii]|[Ww]e|[Yy]ou|[Tt]hey|[Tt]here|[Hh]e|[Ss]he|[Nn]ew)\s|\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,3}\s(?:is|joins?|does|has|will|comes|plays|runs|teaches|makes)\s)/u;
/** What is said to whoever makes the page, and no visitor. */
const ofMaker =
  /\byou(?:['’]ll| can| could| should| would)\b|\b(?:website|page|slider|button|map|cartoon|drawing|photos?|pictures?|video|box|column|table)\b/iu;
const longestStatement = 160;

function statementIn({ asked }: Order): string | null {
  const said = asked.replace(courtesy, '').trim();
  const verb = /^[\p{L}'’]+/u.exec(said)?.[0].toLowerCase() ?? '';
  const isStatement =
    statement.test(said) &&
    !commandWords.has(verb) &&
    !ordering.test(said) &&
    said.length <= longestStatement;
  return isStatement && said.split(/\s+/u).length >= leastWords ? said : null;
}

/** An entry with what is told of it; a name by itself says nothing. */
function toldOf(order: Order, item: string): string | null {
  const told = [
    item,
    ...(['date', 'hours', 'note', 'price'] as const).map((label) => order.of(label)),
  ].filter((one): one is string => one !== null);
  return told.length > 1 || item.split(/\s+/u).length >= leastWords ? told.join(', ') : null;
}

function sectionFor(order: Order, site: Site, told: string): PageSection | null {
  const place = order.of('target') ?? order.of('after') ?? order.of('before');
  if (place !== null) return sectionCalled(site, place);
  // "… next to Tess": a name that was said beside the entry tells where the like of it stands.
  const beside = namingWords(order.asked).filter((word) => !namingWords(told).includes(word));
  const called = beside.map((word) => sectionCalled(site, word)).find((one) => one !== null);
  return called ?? (beside.length === 0 ? nearestTo(site, told) : null);
}
