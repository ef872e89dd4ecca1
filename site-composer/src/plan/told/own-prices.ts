import type { Item } from '../../model/brief';
import type { DraftSection } from '../draft-section';
import { isExcluded } from '../page-context';
import type { PageContext } from '../page-context';
import { readPriceSentence } from './price-sentences';

/** Fewer prices are no list: a sentence tells one. */
const fewestRows = 2;

export interface OwnPrices {
  readonly drafts: readonly DraftSection[];
  /** What stands as rows, by the sentence it was read from, with what is left of that sentence to be told. */
  readonly read: ReadonlyMap<string, string>;
  readonly titles: ReadonlySet<string>;
}

/** A page whose list of prices holds the rows of every sentence that is one, in their order, instead of what was read from it in parts. */
export function withOwnPrices(context: PageContext, given: readonly DraftSection[]): OwnPrices {
  const { brief } = context;
  const read = new Map<string, string>();
  const items: Item[] = [];
  for (const { text } of brief.sentences) {
    const rows = readPriceSentence(text, brief.language === 'en');
    if (rows === null) continue;
    items.push(...rows.items);
    read.set(text, rows.rest);
  }
  const isShop = given.some(({ kind }) => kind === 'shop');
  const isListed = given.some(({ kind }) => kind === 'prices');
  if (isShop || isExcluded(context, 'prices') || items.length < (isListed ? 1 : fewestRows))
    return { drafts: given, read: new Map(), titles: new Set() };
  const texts = [...read.keys()].map((text) => text.toLowerCase());
  const isRead = ({ title, price }: Item): boolean =>
    texts.some(
      (text) =>
        text.includes(title.toLowerCase()) ||
        (price !== undefined && text.includes(price.toLowerCase())),
    );
  const drafts = withoutCards(given, isRead);
  return {
    drafts: isListed ? inList(drafts, items, isRead) : besideOthers(context, drafts, items),
    read,
    titles: new Set(items.map(({ title }) => title)),
  };
}

/** What has its price in the list is not offered a second time without it. */
const withoutCards = (
  drafts: readonly DraftSection[],
  isRead: (item: Item) => boolean,
): DraftSection[] =>
  drafts.flatMap((draft): DraftSection[] => {
    if (draft.kind !== 'cards') return [draft];
    const cards = draft.cards.filter((card) => !isRead(card));
    return cards.length < fewestRows && cards.length < draft.cards.length
      ? []
      : [{ ...draft, cards }];
  });

function inList(
  drafts: readonly DraftSection[],
  items: readonly Item[],
  isRead: (item: Item) => boolean,
): DraftSection[] {
  const at = drafts.findIndex(({ kind }) => kind === 'prices');
  return drafts.map((draft, place) => {
    if (draft.kind !== 'prices') return draft;
    const groups = draft.groups
      .map((group) => ({ ...group, items: group.items.filter((item) => !isRead(item)) }))
      .filter((group) => group.items.length > 0);
    if (place !== at) return { ...draft, groups };
    const [first, ...others] = groups;
    if (first?.heading === null)
      return { ...draft, groups: [{ ...first, items: [...items, ...first.items] }, ...others] };
    return { ...draft, groups: [{ heading: null, items }, ...groups] };
  });
}

const before = new Set<DraftSection['kind']>([
  'schedule',
  'people',
  'quotes',
  'questions',
  'visit',
  'call',
  'form',
  'contact',
]);

function besideOthers(
  { say }: PageContext,
  drafts: readonly DraftSection[],
  items: readonly Item[],
): DraftSection[] {
  const at = drafts.findIndex(({ kind }) => before.has(kind));
  const place = at === -1 ? drafts.length : at;
  const section: DraftSection = {
    kind: 'prices',
    heading: say('prices'),
    navigation: say('prices'),
    groups: [{ heading: null, items }],
  };
  return [...drafts.slice(0, place), section, ...drafts.slice(place)];
}
