import type { Brief, Item, Passage } from '../../model/brief';
import { asPoint } from '../../text/casing';
import type { DraftSection } from '../draft-section';
import { isExcluded } from '../page-context';
import type { PageContext } from '../page-context';
import { navigationOf, offerCard, offerHeading } from '../plan-cards';
import { fewestThings, offeredThings, withAside } from './offered-things';
import { sumPattern } from '../../text/sums';

/** The things that were listed without a heading, as cards, and the passages that say nothing else. */
export interface ToldOffer {
  readonly draft: Extract<DraftSection, { kind: 'cards' }>;
  readonly told: ReadonlySet<Passage>;
}

const most = 12;

/** A list of things that is a passage of its own ("Visas, citizenship, appeals") or stands in one ("We build kitchens, stairs and shelves"). */
export function toldOffer(
  context: PageContext,
  isElsewhere: (passage: Passage) => boolean,
): ToldOffer | null {
  const { brief, say } = context;
  if (brief.purpose === 'application' || isExcluded(context, 'offer')) return null;
  const listed = listedTitles(brief);
  const told = new Set<Passage>();
  const items = new Map<string, Item>();
  const verbs = new Set<string | null>();
  for (const passage of brief.passages) {
    if (passage.label !== null || passage.isUrgent || isElsewhere(passage)) continue;
    const offered = offeredThings(passage.text, listed, brief.language === 'en');
    if (offered === null) continue;
    if (offered.isAll) told.add(passage);
    verbs.add(offered.verb);
    for (const thing of offered.things) items.set(thing.toLowerCase(), itemOf(thing));
  }
  if (items.size < fewestThings || items.size > most) return null;
  const [verb] = verbs.size === 1 ? verbs : [null];
  const heading = verb ? say('offerDone', { verb }) : offerHeading(context);
  const cards = [...items.values()].map((item) => offerCard(context, item));
  return { told, draft: { kind: 'cards', heading, navigation: navigationOf(context), cards } };
}

function itemOf(thing: string): Item {
  const [, title, aside] = withAside.exec(thing.trim()) ?? [];
  if (title === undefined || aside === undefined) return { title: asPoint(thing) };
  const isSum = aside.search(sumPattern) === 0;
  return { title: asPoint(title), ...(isSum ? { price: aside } : { text: asPoint(aside) }) };
}

/** What was read as a thing of a list without a heading and without a price. */
function listedTitles({ lists, asked }: Brief): string[] {
  const refused = asked.avoid.map((word) => word.toLowerCase());
  return lists
    .filter(({ heading }) => heading === null)
    .flatMap(({ items }) => items)
    .map(({ title }) => title.toLowerCase())
    .filter((title) => !refused.some((word) => title.includes(word)));
}
