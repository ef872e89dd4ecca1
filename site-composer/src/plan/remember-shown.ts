import type { DraftSection } from './draft-section';

/** Leaves out cards and items the page already shows, and sections that become empty. */
export function withoutRepetition(sections: readonly DraftSection[]): DraftSection[] {
  const shown = new Set<string>();
  const headings = new Set<string>();
  return sections.flatMap((section) => {
    const kept = withoutKnown(section, shown);
    const heading = kept?.heading?.toLowerCase() ?? '';
    if (!kept) return [];
    const again = heading !== '' && headings.has(heading);
    headings.add(heading);
    return [again ? { ...kept, heading: null } : kept];
  });
}

function withoutKnown(section: DraftSection, shown: Set<string>): DraftSection | null {
  if (section.kind !== 'cards') return section;
  const cards = section.cards.filter(({ title }) => {
    const key = title.toLowerCase();
    const known = shown.has(key);
    shown.add(key);
    return !known;
  });
  return cards.length === 0 ? null : { ...section, cards };
}
