import type { Brief, ItemList } from '../model/brief';
import { tradeOf } from '../catalogue/trades';
import { isBareTopic } from '../catalogue/topics';
import type { DraftSection } from './draft-section';
import { isExcluded } from './page-context';
import { mainAction } from './plan-actions';
import { isChoice, namedChoice, withPriceOfNothing } from './price-plans';
import { tellsPrice, toldOf } from './told-of';
import type { PageContext } from './page-context';
import { planShop } from './plan-shop';
import { shortened } from './shortened';

/** Prices were asked for and none given: how to hear them, in one line, and a place for the owner to fill. */
export function planOpenPrices(context: PageContext): DraftSection[] {
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

export function hasPrices({ items }: ItemList): boolean {
  return items.some(({ price }) => price !== undefined);
}

export function planPrices(context: PageContext, lists: readonly ItemList[]): DraftSection[] {
  const { brief, say } = context;
  if (isExcluded(context, 'prices')) return [];
  const items = lists.flatMap((list) => list.items);
  if (isSold(brief)) return [planShop(context, items)];
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

/** Whether what has a price is put into a basket. */
export const isSold = ({ intent, asked }: Brief): boolean =>
  !asked.withoutBasket && (intent === 'buy' || asked.wanted.some(({ topic }) => topic === 'shop'));

/** Whether the prices are those of what is eaten and drunk there. */
export const isMenu = ({ subject, purpose }: Brief): boolean =>
  purpose !== 'application' && tradeOf(subject.tradeId)?.menu === true;

/** Whose visitors were to fill a basket can do so before the prices are known. */
export const isBasketAsked = ({ brief }: PageContext): boolean =>
  brief.purpose === 'shop' &&
  !brief.asked.withoutBasket &&
  brief.asked.sections.some(({ topic }) => topic === 'shop');
