import { textOf } from 'site-document/text';
import { asSentence } from '../../text/casing';
import { findPrice } from '../../text/money';
import { say } from '../answers/say';
import { insertItem } from '../change/add-item';
import { insertPlanned } from '../change/add-section';
import type { Outcome } from '../outcome';
import type { Site } from '../site';
import { listsOf } from '../target/items';
import { withQuotes } from './frame';
import type { Frame } from './frame';
import { addPricedRow, ofFrame } from './priced-row';
import { sectionMeant } from './section-meant';
import { matched, wordsOf } from './tokens';

/** "Add one: Dutch's Mistake, a bush bean, yellow with a brown eye, $5, crossed by accident in 2017": name, price and what is said of it. */
export const rowFrame: Frame = (clause, { site, quotes }) => {
  const named = /^A~?(?<name>["wfm]{1,6})[~a]*v(?:[~f]+[fw~]{0,3})?$/u;
  const priced = clause.language === 'en' ? null : matched(clause, named);
  if (priced) return namedRow(clause.text, withQuotes(priced['name'] ?? '', quotes), site);
  if (!/^A(?:z?1|z)?:/u.test(clause.signs)) return null;
  const at = clause.signs.indexOf(':');
  const said = withQuotes(clause.text.slice(clause.tokens[at]?.end), quotes)
    .trim()
    .replace(/[.\s]+$/u, '');
  const price = findPrice(said);
  const parts = said.split(/,\s+/u);
  const [first = '', ...rest] = parts;
  // "Leihrad 12 € am Tag": a name with its price behind it.
  const own = parts.length === 1 ? findPrice(first) : null;
  const name = own ? first.slice(0, own.start).trim() : first;
  if (own && price && name !== '')
    return addPricedRow(site, {
      title: name,
      price: first.slice(own.start).trim(),
      text: null,
      where: null,
    });
  if (!price || name.length > 60 || findPrice(name)) return null;
  const text = rest.filter((one) => !findPrice(one) || one.length > 14).join(', ');
  return addPricedRow(site, {
    title: name,
    price: price.price,
    text: text === '' ? null : asSentence(text).replace(/[.]$/u, ''),
    where: null,
  });
};

/** "«Pan de espelta» a 4,20 €". */
function namedRow(text: string, title: string, site: Site): Outcome | null {
  const price = findPrice(text);
  return price && title !== ''
    ? addPricedRow(site, { title: capital(title), price: price.price, text: null, where: null })
    : null;
}

const mostEntries = 12;

/** "list a pressure washer and a tile saw in the tools": entries of a list, or of a new one where the page has none of that name. */
export const entriesFrame: Frame = (clause, { site, quotes }) => {
  const signs = clause.signs;
  const to = signs.lastIndexOf('~');
  if (!/^I[w~&,f]+$/u.test(signs) || to < 2) return null;
  const where = withQuotes(clause.text.slice(clause.tokens[to]?.end), quotes)
    .replace(/^[\s]*(?:the|our|my|die|der|das|de|het|los|las|les|i|os|as)\s+/iu, '')
    .replace(/[.\s]+$/u, '')
    .trim();
  const names = wordsOf(clause, 1, to)
    .split(/,\s*(?:and\s+)?|\s+(?:and|und|y|e|et|en)\s+/u)
    .map((one) => one.replace(/^(?:an?|the|some|eine?n?|een|une?|uma?|un[oa]?)\s+/iu, '').trim())
    .filter(Boolean)
    .slice(0, mostEntries);
  const section = sectionMeant(site, where);
  const list = section
    ? listsOf(site, section.element, false).find((one) => !ofFrame(one))
    : undefined;
  if (!section) return newList(site, where, names);
  if (!list) return null;
  let now = site;
  for (const name of names) {
    const next = insertItem(
      now,
      list,
      { title: capital(name), price: null, text: null, where: null },
      null,
    );
    if (!next || 'refused' in next) return next;
    now = next.site;
  }
  return whole(
    now,
    names,
    say(site, 'addedTo', names.map((one) => capital(one)).join(', '), section.heading),
  );
};

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function whole(site: Site, names: readonly string[], sentence: string): Outcome {
  return {
    site,
    sentence,
    isWhole: true,
    holds: (after) => names.every((one) => textOf(after.body).includes(capital(one))),
  };
}

function newList(site: Site, where: string, names: readonly string[]): Outcome | null {
  if (where.split(' ').length > 4 || names.length === 0) return null;
  const heading = capital(where);
  const outcome = insertPlanned(site, {
    id: 'list',
    layout: '',
    heading,
    navigation: null,
    kind: 'cards',
    cards: names.map((title) => ({ title: capital(title) })),
  });
  return 'refused' in outcome
    ? outcome
    : whole(outcome.site, names, say(site, 'addedSection', heading));
}
