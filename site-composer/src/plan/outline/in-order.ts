import type { SectionTopic } from '../../model/brief';
import type { DraftSection } from '../draft-section';
import { kindsOfTopic } from '../kinds-of-topic';
import type { PageContext } from '../page-context';
import { isSamePart } from './parts';

/** A section with where it belongs. */
export interface Placed {
  readonly words: string;
  readonly topic: SectionTopic;
  /** Its place in the order that was asked for; -1 where it was not named there. */
  readonly rank: number;
  /** The first of its sentences in the instruction; -1 where it was made of none. */
  readonly at: number;
  draft: DraftSection | null;
}

const kindsOf: typeof kindsOfTopic = {
  ...kindsOfTopic,
  contact: ['contact'],
  form: ['contact', 'form'],
};
/** What is looked for at the end of a page, in this order. */
const last: readonly DraftSection['kind'][] = [
  'quotes',
  'gallery',
  'questions',
  'visit',
  'form',
  'contact',
];

/** The sections in the order that was asked for, and behind it that of the instruction. */
export function inOrder({ brief }: PageContext, placed: readonly Placed[]): DraftSection[] {
  const { order } = brief.asked;
  const rankOf = (one: Placed): number => {
    const isReached = one.draft?.kind === 'contact' || one.draft?.kind === 'form';
    // How somebody is reached stands behind what was not named, unless it was to come first.
    if (one.rank > 0 && isReached) return behindNamed(one, order.length);
    if (one.rank >= 0) return one.rank;
    const draft = one.draft;
    const same = order.findIndex(({ words }) => {
      if (one.words !== '' && isSamePart(words, one.words)) return true;
      return placed.some(
        (named) =>
          named.rank >= 0 &&
          named.draft === null &&
          named.words === words &&
          draft !== null &&
          (kindsOf[named.topic] ?? []).includes(draft.kind),
      );
    });
    return same === -1 || (same > 0 && isReached) ? behindNamed(one, order.length) : same;
  };
  return placed
    .filter(({ draft }) => draft !== null)
    .map((one, at) => ({ one, rank: rankOf(one), at }))
    .toSorted((a, b) => a.rank - b.rank || positionOf(a.one) - positionOf(b.one) || a.at - b.at)
    .flatMap(({ one }) => one.draft ?? []);
}

function behindNamed({ draft, topic }: Placed, named: number): number {
  const end = draft === null ? -1 : last.indexOf(draft.kind);
  if (end >= 0) return named + 2 + end;
  // Without an order, whom the page is of stands first.
  return topic === 'about' && named === 0 ? -1 : named + 1;
}

const positionOf = ({ at }: Placed): number => (at === -1 ? Number.MAX_SAFE_INTEGER : at);
