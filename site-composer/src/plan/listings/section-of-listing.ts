import type { Item } from '../../model/brief';
import type { Listing } from '../../model/listing';
import { topicOf } from '../../catalogue/topics';
import { capitalised } from '../../text/casing';
import type { DraftSection } from '../draft-section';
import { sectionOfBlock } from '../document/section-of-block';
import type { PageContext } from '../page-context';
import { mainAction } from '../plan-actions';
import { offerCard, offerHeading } from '../plan-cards';
import { isMenu } from '../plan-prices';
import { isChoice, withPriceOfNothing } from '../price-plans';
import { shortened } from '../shortened';
import { peopleOf } from './people-of-listing';

type Prices = Extract<DraftSection, { kind: 'prices' }>;

const longestNavigation = 24;

/** The section a listing is: people, prices, a programme, steps, questions, quotes or cards, by what its entries are. */
export function sectionOfListing(context: PageContext, listing: Listing): DraftSection {
  const { heading, kind, groups } = listing;
  const lines = groups.flatMap((group) => group.lines);
  const people = kind === 'content' ? peopleOf(lines, isOfPeople(heading)) : null;
  if (people !== null) {
    const title = titled(heading ?? context.say('people'));
    return { kind: 'people', heading: title, navigation: title, people };
  }
  const made = groups.map((group) =>
    sectionOfBlock({ kind, heading: group.heading ?? heading ?? '', level: 1, lines: group.lines }),
  );
  const priced = made.filter((draft): draft is Prices => draft.kind === 'prices');
  if (priced.length === made.length && priced.length > 0)
    return pricesOf(context, heading, priced, groups.length > 1);
  const [only] = made;
  const section = made.length === 1 && only ? only : sectionOfBlock({ kind, heading: heading ?? '', level: 1, lines });
  return withHeading(context, heading, withIcons(context, section));
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

/** The heading its owner gave, or what a list of its kind is called. */
function withHeading(context: PageContext, heading: string | null, section: DraftSection): DraftSection {
  const own = heading === null ? usualHeading(context, section) : titled(heading);
  return { ...section, heading: own, navigation: own.length <= longestNavigation ? own : shortened(own, usualHeading(context, section)) };
}

function usualHeading(context: PageContext, { kind }: DraftSection): string {
  const { say } = context;
  if (kind === 'questions' || kind === 'quotes' || kind === 'steps') return say(kind);
  return kind === 'schedule' ? say('schedule') : offerHeading(context);
}

function pricesOf(context: PageContext, heading: string | null, made: readonly Prices[], isGrouped: boolean): DraftSection {
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
  if (!isGrouped && isChoice(brief, title, items))
    return { ...base, groups: [{ heading: null, items: withPriceOfNothing(items) }], action: mainAction(context, '#contact') };
  return {
    ...base,
    groups: isGrouped
      ? made.flatMap((draft) => draft.groups.map((group) => ({ ...group, heading: draft.heading })))
      : [{ heading: null, items }],
  };
}
