import type { Passage } from '../../model/brief';
import { topicOf } from '../../catalogue/topics';
import { asSentence } from '../../text/casing';
import type { DraftSection } from '../draft-section';
import type { PageContext } from '../page-context';
import { aboutOf, headed, placeOf } from './about-owner';
import { withDetails } from './details';
import { homeOfPassage } from './home-of-passage';
import type { Placed } from './in-order';
import { notedRows } from './noted-rows';
import { namedParts } from './parts';
import { pricesOf, sectionOfPart } from './part-section';
import type { PriceRows } from './price-rows';
import { rowsInPlace } from './rows-in-place';
import { toldGroups } from './told-groups';
import { homesByParagraph, isInParagraphs, paragraphsIn } from './whole-paragraphs';

type Home = DraftSection['kind'] | null;
type Prices = ReadonlyMap<Passage, PriceRows>;

/** Every passage that is left with the part it belongs to, and the sections of rows with what is said of them. */
export function placePassages(
  context: PageContext,
  rows: readonly DraftSection[],
  left: readonly Passage[],
  prices: Prices,
): Placed[] {
  const { brief } = context;
  const own = new Map(left.map((passage) => [passage, homeOfPassage(passage, rows)]));
  const isWhole = isInParagraphs(brief.passages);
  const sizes = paragraphsIn(brief.passages);
  // A sentence of a longer paragraph is not told apart from it.
  const isAmong = ({ paragraph }: Passage): boolean =>
    isWhole && (sizes.get(paragraph)?.length ?? 0) > 2;
  const homes = isWhole
    ? homesByParagraph(left, own, (passage) => prices.has(passage) || isToReach(passage))
    : own;
  const { sections, free: unnamed } = partsOf(context, left, prices, homes);
  const groups = toldGroups(
    context,
    unnamed.filter(
      (passage) =>
        isUnplaced(homes.get(passage) ?? null) && !prices.has(passage) && !isAmong(passage),
    ),
    rows,
  );
  sections.push(...groups.sections);
  const free = unnamed.filter((passage) => !groups.taken.has(passage));
  const details = withDetails(context, sections);
  const noted = notedRows(rows, free, homes);
  const priced = withPrices(context, sections, free, { prices, homes });
  const about = free.filter((passage) => !priced.has(passage) && !noted.told.has(passage));
  if (about.length > 0) sections.push(aboutOf(context, about));
  return [...details, ...sections, ...noted.rows.map((draft) => rowsInPlace(draft, brief))];
}

/** A number or an address to write to is looked for where somebody is reached. */
const isToReach = ({ text }: Passage): boolean => /\S@\S|\d(?:[\s./()-]*\d){7,}/u.test(text);

const isUnplaced = (home: Home): boolean => home === null || home === 'prices';

/** The parts that have a name, and the passages no part has taken. */
function partsOf(
  context: PageContext,
  left: readonly Passage[],
  prices: Prices,
  homes: ReadonlyMap<Passage, Home>,
): { sections: Placed[]; free: Passage[] } {
  const { passages, asked } = context.brief;
  const answers = asked.order.flatMap(({ words, answer }, at): Passage[] =>
    answer === null ? [] : [{ ...nothing, text: asSentence(answer), label: words, line: -1 - at }],
  );
  const parts = namedParts(
    [...answers, ...left],
    asked,
    (passage) => homes.get(passage) !== 'contact',
    (passage) => homes.get(passage) === 'prices' || prices.has(passage),
    (passage) => passage.label !== null && homes.get(passage) === 'visit',
    isInParagraphs(passages),
  );
  const taken = new Set(parts.flatMap((part) => part.passages));
  const sections = parts.map(({ words, topic, passages: own, rank }): Placed => {
    const heading = headed(context, words, topic);
    const draft = own.length === 0 ? null : sectionOfPart(heading, own, prices, topic === 'prices');
    return { words, topic, rank, at: placeOf(own, passages), draft };
  });
  return { sections, free: left.filter((passage) => !taken.has(passage)) };
}

/** Puts the prices nobody gave a heading into the list there is, or into one of their own with what is said of sums; gives what it took. */
function withPrices(
  { brief, say }: PageContext,
  sections: Placed[],
  free: readonly Passage[],
  { prices, homes }: { readonly prices: Prices; readonly homes: ReadonlyMap<Passage, Home> },
): ReadonlySet<Passage> {
  const priced = free.filter((passage) => prices.has(passage));
  if (priced.length === 0) return new Set();
  const items = priced.flatMap((passage) => prices.get(passage)?.items ?? []);
  const rests = priced.map((passage) => prices.get(passage)?.rest ?? '');
  const named = sections.find(({ topic, draft }) => topic === 'prices' && draft?.kind === 'text');
  if (named?.draft?.kind === 'text') {
    const { paragraphs, heading: own } = named.draft;
    const title = own ?? say('prices');
    named.draft = pricesOf({ heading: title, navigation: title }, items, [...paragraphs, ...rests]);
    return new Set(priced);
  }
  const known = sections.find(({ draft }) => draft?.kind === 'prices');
  if (known?.draft?.kind === 'prices') {
    const [group, ...others] = known.draft.groups;
    const all = [...(group?.items ?? []), ...items];
    known.draft = { ...known.draft, groups: [{ heading: null, ...group, items: all }, ...others] };
    return new Set(priced);
  }
  const notes = free.filter((one) => !prices.has(one) && homes.get(one) === 'prices');
  const heading = say('prices');
  sections.push({
    words: heading,
    topic: 'prices',
    rank: brief.asked.order.findIndex(({ words }) => topicOf(words.toLowerCase()) === 'prices'),
    at: placeOf(priced, brief.passages),
    draft: pricesOf({ heading, navigation: heading }, items, [
      ...notes.map(({ text }) => text),
      ...rests,
    ]),
  });
  return new Set([...priced, ...notes]);
}

const nothing: Passage = {
  text: '',
  within: '',
  paragraph: 0,
  line: 0,
  label: null,
  isUrgent: false,
};
