import type { AskedSection, Brief, Item, ItemList } from '../model/brief';
import { tradeOf } from '../catalogue/trades';
import { knownFeatures } from '../catalogue/features/features';
import type { Card, IconName } from '../model/page';
import { asSentence, capitalised } from '../text/casing';
import { isBareTopic } from '../catalogue/topics';
import { currencyOf } from '../text/money';
import { isTabled } from './asked-content';
import { askedThings, isOwnThing } from './asked-things';
import type { DraftSection } from './draft-section';
import { isExcluded } from './page-context';
import { mainAction } from './plan-actions';
import { isChoice, namedChoice, withFreePlan, withPriceOfNothing } from './price-plans';
import { tellsPrice, toldOf } from './told-of';
import type { PageContext } from './page-context';
import { shortened } from './shortened';
import { wordStem } from './shown-words';

const fewest = 3;

/** What is offered: the member's lists, priced ones as prices or a shop; what was asked for and has no kind of its own. */
export function planOffer(context: PageContext): DraftSection[] {
  const { brief } = context;
  const lists = brief.lists
    .filter((list) => !isProgramme(context, list))
    .map((list) => withoutRuledOut(context, list))
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

/** Prices were asked for and none given: how to hear them, in one line, and a place for the owner to fill. */
function planOpenPrices(context: PageContext): DraftSection[] {
  const { brief, say, openFacts } = context;
  const wanted = brief.asked.sections.find(({ topic }) => topic === 'prices');
  if (!wanted || isExcluded(context, 'prices') || brief.purpose === 'application') return [];
  const titled = { kind: 'text' as const, heading: wanted.words, navigation: say('prices') };
  const told = toldOf(context, tellsPrice);
  if (told.length > 0) return [{ ...titled, paragraphs: told }];
  openFacts.add('prices');
  return [
    {
      ...titled,
      paragraphs: [say(brief.purpose === 'product' ? 'pricesAskProduct' : 'pricesAsk')],
      awaits: 'prices',
    },
  ];
}

function hasPrices({ items }: ItemList): boolean {
  return items.some(({ price }) => price !== undefined);
}

function planPrices(context: PageContext, lists: readonly ItemList[]): DraftSection[] {
  const { brief, say } = context;
  if (isExcluded(context, 'prices')) return [];
  const items = lists.flatMap((list) => list.items);
  const sells =
    brief.intent === 'buy' || brief.asked.sections.some(({ topic }) => topic === 'shop');
  if (sells && !brief.asked.withoutBasket) return [planShop(context, items)];
  const asked = brief.asked.sections.find(
    ({ topic, words }) => (topic === 'prices' || topic === 'offer') && !isBareTopic(words),
  );
  const [only] = lists;
  const single = lists.length === 1 ? (only?.heading ?? null) : null;
  const heading =
    single ?? asked?.words ?? namedChoice(brief)?.words ?? say(isMenu(brief) ? 'menu' : 'prices');
  const section = {
    kind: 'prices' as const,
    heading,
    navigation: shortened(heading, say(isMenu(brief) ? 'menu' : 'prices')),
  };
  if (lists.length === 1 && isChoice(brief, heading, items))
    return [
      {
        ...section,
        groups: [{ heading: null, items: withPriceOfNothing(items) }],
        action: mainAction(context, '#contact'),
      },
    ];
  const groups = lists.map((list) => ({
    heading: lists.length > 1 ? list.heading : null,
    items: list.items,
  }));
  return [{ ...section, groups }];
}

/** Whether the prices are those of what is eaten and drunk there. */
export const isMenu = ({ subject, purpose }: Brief): boolean =>
  purpose !== 'application' && tradeOf(subject.tradeId)?.menu === true;

/** Whose visitors were to fill a basket can do so before the prices are known. */
const isBasketAsked = ({ brief }: PageContext): boolean =>
  brief.purpose === 'shop' &&
  !brief.asked.withoutBasket &&
  brief.asked.sections.some(({ topic }) => topic === 'shop');

function planShop(context: PageContext, items: readonly Item[]): DraftSection {
  const { say } = context;
  const products = items.map(({ title, text, price }) => {
    const icon = context.icon([title]);
    return {
      title,
      price: price ?? null,
      ...(text === undefined ? {} : { text }),
      ...(icon === undefined ? {} : { icon }),
    };
  });
  const prices = items.flatMap(({ price }) => (price === undefined ? [] : [price]));
  return {
    kind: 'shop',
    heading: say('shop'),
    navigation: say('shop'),
    currency: currencyOf(prices),
    products,
  };
}

/** Cards of the member's own things; prepared services only where nothing of the kind was given. */
function planCards(context: PageContext, lists: readonly ItemList[]): DraftSection[] {
  const { brief, say, trade } = context;
  const headed = lists
    .filter(({ heading }) => heading !== null)
    .map((list) => ({
      kind: 'cards' as const,
      heading: list.heading,
      navigation: shortened(list.heading ?? '', say('offerNav')),
      cards: list.items.map((item) => card(context, item)),
    }));
  const listed = lists.filter(({ heading }) => heading === null).flatMap((list) => list.items);
  const title = brief.asked.sections.find((section) => isTitleOf(section, listed));
  const headings = new Set(headed.map(({ heading }) => (heading ?? '').toLowerCase()));
  const own = brief.asked.sections.filter(
    (section) =>
      isOwnThing(section) &&
      section !== title &&
      !context.filled.has(section.words) &&
      !(isBareName(section) && isTabled(context, section.words)) &&
      !headings.has(section.words.toLowerCase()),
  );
  // Beside what is there, a heading with nothing under it promises too much.
  const things = askedThings(context, own, listed.length < 2 && headed.length === 0);
  const loose: Item[] = [
    ...listed,
    ...things,
    ...brief.capabilities.map(({ words }) => ({ title: capitalised(words) })),
  ];
  // What a trade usually offers stands in only for members who said nothing about what they offer.
  const given = brief.lists.length > 0 || loose.length > 1;
  const further =
    // What a club does only its people know.
    !given && trade && ['business', 'shop'].includes(brief.purpose)
      ? trade.services
          .map(([title, text]) => ({ title, text }))
          .filter(({ title }) => title.toLowerCase() !== loose[0]?.title.toLowerCase())
      : [];
  const items = [...loose, ...further];
  if (items.length === 1 && items[0]?.text === undefined) {
    const title = items[0]?.title ?? '';
    const isTold = [...context.filled.values()].some((text) => text.includes(title));
    if (brief.purpose !== 'application' && title.includes(' ') && things.length === 0 && !isTold)
      context.statements.push(asSentence(title));
    return headed;
  }
  if (items.length === 0 || (items.length < fewest && headed.length > 0 && loose.length === 0))
    return headed;
  const heading = title?.words ?? offerHeading(context);
  return [
    {
      kind: 'cards',
      heading,
      navigation: navigationOf(context),
      cards: withEvenTexts(items, context).map((item) => card(context, item)),
    },
    ...headed,
  ];
}

/** A heading and nothing that is to stand under it. */
const isBareName = ({ answer }: AskedSection): boolean => answer === null;

/** "What we treat (back and neck, headaches)" is what the list of these is called. */
function isTitleOf({ words, answer }: AskedSection, items: readonly Item[]): boolean {
  if (answer === null || items.length < fewest || words.split(' ').length > 5) return false;
  const named = answer.toLowerCase();
  return items.filter(({ title }) => named.includes(title.toLowerCase())).length >= fewest;
}

function offerHeading({ brief, say, trade }: PageContext): string {
  const asked = brief.asked.sections.find(
    ({ topic, words }) => topic === 'offer' && isBareTopic(words),
  );
  if (brief.purpose === 'application' || brief.purpose === 'product') return say('features');
  if (trade && trade.offer !== '') return trade.offer;
  if (asked) return asked.words;
  return ['event', 'celebration', 'publication'].includes(brief.purpose)
    ? say('included')
    : say('offer');
}

export function navigationOf({ brief, say }: PageContext): string {
  if (brief.purpose === 'application' || brief.purpose === 'product') return say('featuresNav');
  return ['business', 'shop', 'person'].includes(brief.purpose)
    ? say('offerNav')
    : say('includedNav');
}

/** One text among names looks forgotten: what the trade says is left out where most of them have nothing. */
function withEvenTexts(items: readonly Item[], context: PageContext): readonly Item[] {
  const told = items.map((item) => withPrepared(context, item));
  const isMost = told.filter(({ text }) => text !== undefined).length * 2 > items.length;
  return isMost ? told : items;
}

/** What a trade says of a service, where the member named it without saying more. */
function withPrepared({ trade }: PageContext, item: Item): Item {
  if (item.text !== undefined || item.price !== undefined || trade === null) return item;
  const said = item.title.split(' ').map(wordStem).join(' ');
  const text = trade.services.find(
    ([title]) => title.split(' ').map(wordStem).join(' ') === said,
  )?.[1];
  return text === undefined ? item : { ...item, text };
}

function card(context: PageContext, { title, text, price }: Item): Card {
  const icon = context.icon([title], 0.8) ?? featureIcon(context, title);
  return {
    title: capitalised(title),
    ...(text === undefined ? {} : { text }),
    ...(icon === undefined ? {} : { icon }),
    ...(price === undefined ? {} : { price }),
  };
}

/** What software does has no shape: a drawing stands for the kind of feature. */
function featureIcon(context: PageContext, title: string): IconName | undefined {
  const { purpose, language } = context.brief;
  if ((purpose !== 'product' && purpose !== 'application') || language !== 'en') return undefined;
  for (const { icon } of knownFeatures(title)) {
    const free = context.icon([icon], 1);
    if (free !== undefined) return free;
  }
  return undefined;
}
