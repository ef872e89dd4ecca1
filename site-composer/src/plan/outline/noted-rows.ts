import type { Passage } from '../../model/brief';
import type { DraftSection } from '../draft-section';
import { paragraphsOf } from './part-section';

const mostNotes = 4;
const longestNote = 360;

/** What is said of the hours, of how somebody is reached or of a programme stands above its rows. */
export function notedRows(
  rows: readonly DraftSection[],
  left: readonly Passage[],
  homes: ReadonlyMap<Passage, DraftSection['kind'] | null>,
): { rows: DraftSection[]; told: ReadonlySet<Passage> } {
  const told = new Set<Passage>();
  const noted = rows.map((draft, place) => {
    if (rows.findIndex(({ kind }) => kind === draft.kind) !== place) return draft;
    let length = 0;
    const own = left
      .filter((passage) => homes.get(passage) === draft.kind)
      .slice(0, mostNotes)
      .filter(({ text }) => (length += text.length) <= longestNote);
    for (const passage of own) told.add(passage);
    const lead = [...own.map(({ text }) => text), draft.lead ?? ''].filter(Boolean);
    return lead.length === 0
      ? draft
      : { ...draft, lead: paragraphsOf(lead.map((text) => ({ text, paragraph: 0 }))).join(' ') };
  });
  return { rows: noted, told };
}
