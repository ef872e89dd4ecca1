import type { ArtDirection } from '../art/directions';
import type { LayoutId, Section, SectionKind } from '../model/page';
import type { DraftSection } from './draft-section';

/** Every layout the renderer can draw a kind of section in. */
export type LayoutsOf = (kind: SectionKind) => readonly LayoutId[];

/** Gives every section its anchor and its layout: what the direction prefers, none twice for sections of a kind. */
export function placeSections(
  drafts: readonly DraftSection[],
  direction: ArtDirection,
  seed: number,
  layoutsOf: LayoutsOf,
): Section[] {
  const used = new Map<SectionKind, number>();
  const ids = new Set<string>();
  return drafts.map((draft) => {
    const count = used.get(draft.kind) ?? 0;
    used.set(draft.kind, count + 1);
    const preferred =
      draft.kind === 'hero' ? direction.heroes : (direction.prefers[draft.kind] ?? []);
    const possible = layoutsOf(draft.kind);
    const all = [...new Set([...preferred, ...possible])].filter((layout) =>
      possible.includes(layout),
    );
    const shift = draft.kind === 'hero' ? seed % Math.max(1, preferred.length) : count;
    const layout = all[shift % Math.max(1, all.length)] ?? '';
    return { ...draft, id: anchor(draft, ids), layout };
  });
}

function anchor({ kind, heading, navigation }: DraftSection, ids: Set<string>): string {
  const words = kind === 'contact' ? 'contact' : (navigation ?? heading ?? kind);
  const plain = words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 32);
  const base = plain === '' || /^\d/.test(plain) ? kind : plain;
  let id = base;
  for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`;
  ids.add(id);
  return id;
}
