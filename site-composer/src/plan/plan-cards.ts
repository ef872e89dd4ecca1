import type { AskedSection, Item, ItemList } from '../model/brief';
import { knownFeatures } from '../catalogue/features/features';
import type { Card, IconName } from '../model/page';
import { asSentence, capitalised } from '../text/casing';
import { isBareTopic } from '../catalogue/topics';
import { isTabled } from './asked-content';
import { askedThings, isOwnThing } from './asked-things';
import type { DraftSection } from './draft-section';
import type { PageContext } from './page-context';
import { shortened } from './shortened';
import { wordStem } from './shown-words';

const fewest = 3;

/** Cards of the member's own things; prepared services only where nothing of the kind was given. */
export function planCards(context: PageContext, lists: readonly ItemList[]): DraftSection[] {
  const { brief, say, trade } = context;
  const headed = lists
    .filter(({ heading }) => heading !== null)
    .map((list) => ({
      kind: 'cards' as const,
      heading: list.heading,
      navigation: shortened(list.heading ?? '', say('offerNav')),
      cards: list.items.map((item) => offerCard(context, item)),
    }));
  const listed = lists
    .filter(({ heading }) => heading === null)
    .flatMap((list) => list.items)
    .filter(({ title }) => !isAnswer(brief, title));
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
      cards: withEvenTexts(items, context).map((item) => offerCard(context, item)),
    },
    ...headed,
  ];
}

/** What answers a part that was asked for stands under its name. */
const isAnswer = ({ asked }: PageContext['brief'], title: string): boolean =>
  asked.sections.some(
    ({ answer }) => answer?.replace(/\.$/u, '').toLowerCase() === title.toLowerCase(),
  );

/** A heading and nothing that is to stand under it. */
const isBareName = ({ answer }: AskedSection): boolean => answer === null;

/** "What we treat (back and neck, headaches)" is what the list of these is called. */
function isTitleOf({ words, answer }: AskedSection, items: readonly Item[]): boolean {
  if (answer === null || items.length < fewest || words.split(' ').length > 5) return false;
  const named = answer.toLowerCase();
  return items.filter(({ title }) => named.includes(title.toLowerCase())).length >= fewest;
}

/** What a list of things without a heading of its own is called. */
export function offerHeading({ brief, say, trade }: PageContext): string {
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

/** A thing that is offered, with the drawing that belongs to it. */
export function offerCard(context: PageContext, { title, text, price }: Item): Card {
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
