import type { ItemList } from '../model/brief';
import type { DraftSection } from './draft-section';
import { isExcluded } from './page-context';
import { withFreePlan } from './price-plans';
import type { PageContext } from './page-context';
import { planOpenPrices, hasPrices, planPrices, isBasketAsked } from './plan-prices';
import { planShop } from './plan-shop';
import { planCards } from './plan-cards';

/** What is offered: the member's lists, priced ones as prices or a shop; what was asked for and has no kind of its own. */
export function planOffer(context: PageContext): DraftSection[] {
  const { brief } = context;
  const lists = brief.lists
    .filter((list) => list.isListed !== true && !isProgramme(context, list))
    .map((list) => withoutRuledOut(context, toldOfLife(context, list)))
    .filter(({ items }) => items.length > 0);
  const { priced, plain } = withFreePlan(
    lists.filter(hasPrices),
    lists.filter((list) => !hasPrices(list)),
  );
  if (isBasketAsked(context) && priced.length === 0 && plain.length > 0)
    return [
      planShop(
        context,
        plain.flatMap(({ items }) => items),
      ),
    ];
  const cards = planCards(context, plain);
  const prices = priced.length === 0 ? planOpenPrices(context) : planPrices(context, priced);
  return isExcluded(context, 'offer') ? prices : [...cards, ...prices];
}

/** What somebody was and loved is told of them, and nothing that is offered. */
function toldOfLife({ brief, statements }: PageContext, list: ItemList): ItemList {
  if (brief.subject.tradeId !== 'memorial') return list;
  const told = list.items.filter(({ price }) => price === undefined);
  statements.push(
    ...told.map(({ title, text }) => (text === undefined ? title : `${title}, ${text}`)),
  );
  return { ...list, items: list.items.filter((item) => !told.includes(item)) };
}

/** A list without what must not be on the page; "no card" says itself that there is none. */
function withoutRuledOut({ brief }: PageContext, list: ItemList): ItemList {
  const isNamed = (text: string) =>
    brief.asked.avoid.some((word) => text.toLowerCase().includes(word));
  if (isNamed(list.heading ?? '')) return { ...list, items: [] };
  return {
    ...list,
    items: list.items.filter(
      ({ title }) => !isRefusedPart(title) && (/^no /i.test(title) || !isNamed(title)),
    ),
  };
}

/** "No newsletter" among what is offered is said to us; "no card" is not. */
const isRefusedPart = (title: string): boolean =>
  /^(?:no|keine?n?|pas de|sin|senza|geen|sem) (?:newsletters?|blogs?|forms?|gallery|photos?|pop-?ups?|cookies?|animations?|social media|countdowns?|chat ?bots?|stock photos?|basket|cart)$/i.test(
    title,
  );

/** Days with what happens on them stand in the schedule. */
function isProgramme({ brief }: PageContext, { items }: ItemList): boolean {
  const days = brief.facts.dates.flatMap(({ title }) =>
    title === null ? [] : [title.toLowerCase()],
  );
  return (
    items.length > 1 &&
    items.every(({ title }) => days.some((day) => title.toLowerCase().includes(day)))
  );
}
