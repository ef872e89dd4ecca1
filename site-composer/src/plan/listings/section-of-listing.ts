import type { BlockLine, Item } from '../../model/brief';
import type { Listing, ListingGroup } from '../../model/listing';
import { topicOf } from '../../catalogue/topics';
import { asSentence, capitalised } from '../../text/casing';
import { namesDay, timePhrases } from '../../text/time-phrases';
import type { DraftSection } from '../draft-section';
import { priceOfLine, timeOfLine } from '../document/block-rows';
import {
  cardOf,
  pricesOf as rowsOfPrices,
  scheduleOf,
  sectionOfBlock,
} from '../document/section-of-block';
import type { PageContext } from '../page-context';
import { mainAction } from '../plan-actions';
import { offerCard, offerHeading } from '../plan-cards';
import { isMenu, isSold } from '../plan-prices';
import { planShop } from '../plan-shop';
import { isChoice, withPriceOfNothing } from '../price-plans';
import { shortened } from '../shortened';
import { peopleOf } from './people-of-listing';

type Prices = Extract<DraftSection, { kind: 'prices' }>;

const longestNavigation = 24;

/** The section a listing is: people, prices, a programme, steps, questions, quotes or cards, by what its entries are. */
export function sectionOfListing(context: PageContext, listing: Listing): DraftSection {
  const { heading, kind, groups } = listing;
  const lines = groups.flatMap((group) => group.lines);
  const known = new Set(context.brief.facts.people.map(({ name }) => name));
  const isKnown = (name: string): boolean => known.has(name);
  const people = kind === 'content' ? peopleOf(lines, isOfPeople(heading), isKnown) : null;
  if (people !== null) {
    const title = titled(heading ?? context.say('people'));
    return { kind: 'people', heading: title, navigation: title, people };
  }
  const made = groups.map((group) => sectionOfGroup(listing, group));
  const priced = made.filter((draft): draft is Prices => draft.kind === 'prices');
  if (priced.length === made.length && priced.length > 0)
    return pricesOf(context, heading, priced, groups.length > 1);
  const [only] = made;
  const section = made.length === 1 && only ? only : sectionOfGroup(listing, { heading, lines });
  return withHeading(context, heading, withCapitals(withIcons(context, section)));
}

/** The rows of a group: prices, a programme, or cards, whichever most of its entries are. */
function sectionOfGroup({ heading, kind }: Listing, group: ListingGroup): DraftSection {
  const { lines } = group;
  const title = group.heading ?? heading ?? '';
  if (kind !== 'content' || lines.some(({ sort }) => sort === 'step'))
    return sectionOfBlock({ kind, heading: title, level: 1, lines });
  const base = { heading: title, navigation: title };
  const priced = lines.filter((line) => priceOfLine(line) !== null);
  if (priced.length > 0 && priced.length * 2 >= lines.length)
    return rowsOfPrices(base, lines, priced);
  const timed = lines.filter(isTimed);
  if (timed.length * 2 > lines.length) return scheduleOf(base, lines, timed);
  return { kind: 'cards', ...base, cards: lines.map((line) => priceOfLine(line) ?? cardOf(line)) };
}

/** "2–6 players" is no time of day. */
function isTimed(line: BlockLine): boolean {
  const bare = line.text.replaceAll(/\([^()]*\)/gu, ' ');
  return (
    timeOfLine(line) !== null &&
    timePhrases(bare).some(
      ({ text }) => namesDay(text) || /\d\s?(?:am|pm|uhr|h)(?!\p{L})|\d[.:]\d\d/iu.test(text),
    )
  );
}

const isOfPeople = (heading: string | null): boolean =>
  heading !== null && topicOf(heading.toLowerCase()) === 'people';

/** A heading as it is printed. */
const titled = (heading: string): string => capitalised(heading.trim());

function withIcons(context: PageContext, section: DraftSection): DraftSection {
  return section.kind === 'cards'
    ? { ...section, cards: section.cards.map((card) => offerCard(context, card)) }
    : section;
}

/** Answers begin as sentences do. */
const withCapitals = (section: DraftSection): DraftSection =>
  section.kind === 'questions'
    ? {
        ...section,
        questions: section.questions.map(({ question, answer }) => ({
          question,
          answer: asSentence(answer),
        })),
      }
    : section;

/** The heading its owner gave, or what a list of its kind is called. */
function withHeading(
  context: PageContext,
  heading: string | null,
  section: DraftSection,
): DraftSection {
  const own = heading === null ? usualHeading(context, section) : titled(heading);
  return {
    ...section,
    heading: own,
    navigation:
      own.length <= longestNavigation ? own : shortened(own, usualHeading(context, section)),
  };
}

function usualHeading(context: PageContext, { kind }: DraftSection): string {
  const { say } = context;
  if (kind === 'questions' || kind === 'quotes' || kind === 'steps') return say(kind);
  return kind === 'schedule' ? say('schedule') : offerHeading(context);
}

function pricesOf(
  context: PageContext,
  heading: string | null,
  made: readonly Prices[],
  isGrouped: boolean,
): DraftSection {
  const { brief, say } = context;
  const usual = say(isMenu(brief) ? 'menu' : 'prices');
  const title = titled(heading ?? usual);
  const lead = made.flatMap((draft) => (draft.lead === undefined ? [] : [draft.lead])).join(' ');
  const base = {
    kind: 'prices' as const,
    heading: title,
    navigation: shortened(title, usual),
    ...(lead === '' ? {} : { lead }),
  };
  const items: Item[] = made.flatMap(({ groups }) => groups.flatMap((group) => group.items));
  if (isSold(brief)) {
    const shop = planShop(context, items);
    return heading === null ? shop : { ...shop, heading: title, navigation: base.navigation };
  }
  if (!isGrouped && isChoice(brief, title, items))
    return {
      ...base,
      groups: [{ heading: null, items: withPriceOfNothing(items) }],
      action: mainAction(context, '#contact'),
    };
  return {
    ...base,
    groups: isGrouped
      ? made.flatMap((draft) =>
          draft.groups.map((group) => ({ ...group, heading: capitalised(draft.heading ?? '') })),
        )
      : [{ heading: null, items }],
  };
}
