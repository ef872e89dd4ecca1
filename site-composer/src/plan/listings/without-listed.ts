import type { Listing } from '../../model/listing';
import type { DraftSection } from '../draft-section';

const word = /[\p{L}\p{N}]{2,}/gu;
const wordsOf = (text: string): string[] => text.toLowerCase().match(word) ?? [];

/** Whether all words of a row stand in one entry of the listings. */
function listedIn(listings: readonly Listing[]): (text: string) => boolean {
  const entries = listings.flatMap(({ groups }) =>
    groups.flatMap(({ lines }) => lines.map(({ text }) => new Set(wordsOf(text)))),
  );
  return (text) => {
    const words = wordsOf(text);
    return words.length > 0 && entries.some((entry) => words.every((one) => entry.has(one)));
  };
}

/** Drafts without the rows that stand in a listing: what was read of an instruction by the way is said there. */
export function withoutListed(
  drafts: readonly DraftSection[],
  listings: readonly Listing[],
): DraftSection[] {
  const isListed = listedIn(listings);
  return drafts.flatMap((draft): DraftSection[] => {
    if (draft.kind === 'schedule') {
      const entries = draft.entries.filter(({ title }) => !isListed(title));
      return entries.length === 0 ? [] : [{ ...draft, entries }];
    }
    if (draft.kind === 'facts') {
      const facts = draft.facts.filter(
        ({ label, value }) => !isListed(`${label} ${value}`) && !isListed(value),
      );
      return facts.length === 0 ? [] : [{ ...draft, facts }];
    }
    if (draft.kind === 'people') {
      const people = draft.people.filter(({ name }) => !isListed(name));
      return people.length === 0 ? [] : [{ ...draft, people }];
    }
    return [draft];
  });
}
