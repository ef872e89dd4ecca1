import type { DraftSection } from '../draft-section';

/** What comes at the end of a page, behind what its owner listed. */
const last: ReadonlySet<DraftSection['kind']> = new Set([
  'steps',
  'quotes',
  'questions',
  'visit',
  'call',
  'form',
  'contact',
]);
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
): DraftSection[] {
  if (listed.length === 0) return [...drafts];
  const kept = drafts.filter((draft) => !listed.some((one) => replaces(one, draft)));
  const whole = listed.map((one) => drafts.reduce(withOthers, one));
  const ends = whole.filter(({ kind }) => late.has(kind));
  const main = whole.filter(({ kind }) => !late.has(kind));
  const at = kept.findIndex(({ kind }) => last.has(kind));
  const cut = at === -1 ? kept.length : at;
  const reach = kept.findIndex(({ kind }, index) => index >= cut && isReach.has(kind));
  const end = reach === -1 ? kept.length : reach;
  return [...kept.slice(0, cut), ...main, ...kept.slice(cut, end), ...ends, ...kept.slice(end)];
}

const isReach: ReadonlySet<DraftSection['kind']> = new Set(['visit', 'call', 'form', 'contact']);

function replaces(listed: DraftSection, draft: DraftSection): boolean {
  if (draft.kind === 'hero') return false;
  if (isSamePart(listed, draft) || (single.has(listed.kind) && draft.kind === listed.kind))
    return true;
  const isOffer = listed.kind === 'cards' || listed.kind === 'prices';
  return (
    (isOffer && draft.kind === 'cards' && isPreparedOffer(draft)) ||
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

/** Cards whose every text is a sentence of a trade's. */
const isPreparedOffer = (draft: Extract<DraftSection, { kind: 'cards' }>): boolean =>
  draft.cards.every(({ text }) => text !== undefined && text.endsWith('.'));
