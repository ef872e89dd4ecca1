import type { Brief, Purpose } from '../../model/brief';
import type { DraftSection } from '../draft-section';

const late: ReadonlySet<DraftSection['kind']> = new Set(['quotes', 'questions']);
/** What a page has but one of, so that what its owner listed stands in place of what was prepared or read in part. */
const single: ReadonlySet<DraftSection['kind']> = new Set([
  'steps',
  'quotes',
  'questions',
  'people',
  'shop',
]);

/** The sections of a page with those that were listed whole. */
export function withListings(
  drafts: readonly DraftSection[],
  listed: readonly DraftSection[],
  { purpose, prompt }: Pick<Brief, 'purpose' | 'prompt'>,
): DraftSection[] {
  if (listed.length === 0) return [...drafts];
  const kept = drafts.filter((draft) => !listed.some((one) => replaces(one, draft, prompt)));
  const whole = listed.map((one) => drafts.reduce(withOthers, one));
  const ends = whole.filter(({ kind }) => late.has(kind));
  const main = whole.filter(({ kind }) => !late.has(kind));
  const cut = placeOf(kept, purpose);
  const reach = kept.findIndex(({ kind }, index) => index >= cut && isReach.has(kind));
  const end = reach === -1 ? kept.length : reach;
  return [...kept.slice(0, cut), ...main, ...kept.slice(cut, end), ...ends, ...kept.slice(end)];
}

/** Where something is sold, what there is stands before who sells it; elsewhere behind who they are. */
function placeOf(drafts: readonly DraftSection[], purpose: Purpose): number {
  const opening = drafts.findLastIndex(({ kind }) => opens.has(kind)) + 1;
  if (sells.has(purpose)) return opening;
  return drafts[opening]?.kind === 'text' ? opening + 1 : opening;
}

const opens: ReadonlySet<DraftSection['kind']> = new Set(['hero', 'tool', 'facts', 'countdown']);
const sells: ReadonlySet<Purpose> = new Set(['business', 'product', 'shop']);

const isReach: ReadonlySet<DraftSection['kind']> = new Set(['visit', 'call', 'form', 'contact']);

function replaces(listed: DraftSection, draft: DraftSection, prompt: string): boolean {
  if (draft.kind === 'hero') return false;
  if (isSamePart(listed, draft) || (single.has(listed.kind) && draft.kind === listed.kind))
    return true;
  const isOffer = listed.kind === 'cards' || listed.kind === 'prices';
  return (
    (isOffer && draft.kind === 'cards' && isPreparedOffer(draft, prompt)) ||
    (listed.kind === 'prices' && draft.kind === 'text' && draft.awaits === 'prices')
  );
}

/** What else was told under the same heading goes with the listing: further rows, or words above its rows. */
function withOthers(listed: DraftSection, draft: DraftSection): DraftSection {
  if (!isSamePart(listed, draft)) return listed;
  if (listed.kind === 'prices' && draft.kind === 'prices') {
    const known = new Set(
      listed.groups.flatMap(({ items }) => items.map(({ title }) => title.toLowerCase())),
    );
    const items = draft.groups
      .flatMap((group) => group.items)
      .filter(({ title }) => !known.has(title.toLowerCase()));
    return items.length === 0
      ? listed
      : { ...listed, groups: [{ heading: null, items }, ...listed.groups] };
  }
  if (draft.kind !== 'text' || draft.awaits !== undefined) return listed;
  const lead = [listed.lead, ...draft.paragraphs].filter(Boolean).join(' ');
  return { ...listed, lead };
}

const isSamePart = (listed: DraftSection, draft: DraftSection): boolean =>
  draft.kind !== 'hero' &&
  draft.heading !== null &&
  draft.heading?.toLowerCase() === listed.heading?.toLowerCase();

/** Cards whose every text is a sentence of a trade's, and none of the member's. */
const isPreparedOffer = (
  draft: Extract<DraftSection, { kind: 'cards' }>,
  prompt: string,
): boolean => {
  const said = prompt.toLowerCase();
  return draft.cards.every(
    ({ text }) =>
      text?.endsWith('.') === true && !said.includes(text.slice(0, enough).toLowerCase()),
  );
};

const enough = 24;
