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
]);

/** The sections of a page with those that were listed whole. */
export function withListings(
  drafts: readonly DraftSection[],
  listed: readonly DraftSection[],
): DraftSection[] {
  if (listed.length === 0) return [...drafts];
  const kept = drafts.filter((draft) => !listed.some((one) => replaces(one, draft)));
  const ends = listed.filter(({ kind }) => late.has(kind));
  const main = listed.filter(({ kind }) => !late.has(kind));
  const at = kept.findIndex(({ kind }) => last.has(kind));
  const cut = at === -1 ? kept.length : at;
  const reach = kept.findIndex(({ kind }, index) => index >= cut && isReach.has(kind));
  const end = reach === -1 ? kept.length : reach;
  return [...kept.slice(0, cut), ...main, ...kept.slice(cut, end), ...ends, ...kept.slice(end)];
}

const isReach: ReadonlySet<DraftSection['kind']> = new Set(['visit', 'call', 'form', 'contact']);

function replaces(listed: DraftSection, draft: DraftSection): boolean {
  if (draft.kind === 'hero') return false;
  const isSame = draft.heading !== null && draft.heading?.toLowerCase() === listed.heading?.toLowerCase();
  if (isSame || (single.has(listed.kind) && draft.kind === listed.kind)) return true;
  const isOffer = listed.kind === 'cards' || listed.kind === 'prices';
  return (
    (isOffer && draft.kind === 'cards' && isPreparedOffer(draft)) ||
    (listed.kind === 'prices' && draft.kind === 'text' && draft.awaits === 'prices')
  );
}

/** Cards whose every text is a sentence of a trade's. */
const isPreparedOffer = (draft: Extract<DraftSection, { kind: 'cards' }>): boolean =>
  draft.cards.every(({ text }) => text !== undefined && text.endsWith('.'));
