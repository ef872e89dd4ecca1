import { nearnessToWord, sharedWith, stem, wordsOfIcon } from '../catalogue/icon-matches';
import type { IconName } from '../model/page';

/** Drawings further apart than this are no picture of one thing: a ladder and a pawn. */
const together = 0.35;

/** One drawing for each thing: the one whose name says most of it, and nothing that is no part of the picture. */
export function onePerThing(icons: readonly IconName[], own: readonly string[]): IconName[] {
  const sorted = icons
    .map((icon) => ({ icon, shared: sharedWith(icon, own).map(stem) }))
    .toSorted(
      (one, other) => other.shared.length - one.shared.length || at(one, own) - at(other, own),
    );
  const drawn = new Set<string>();
  const kept: IconName[] = [];
  for (const { icon, shared } of sorted) {
    const [first] = kept;
    const again = shared.length > 0 && shared.every((word) => drawn.has(word));
    if (again || (first !== undefined && nearnessOf(first, icon) < together)) continue;
    for (const word of shared) drawn.add(word);
    kept.push(icon);
  }
  return kept;
}

function at({ shared }: { readonly shared: readonly string[] }, own: readonly string[]): number {
  const places = shared.map((word) => own.findIndex((noun) => stem(noun) === word));
  return places.length === 0 ? own.length : Math.min(...places);
}

function nearnessOf(one: IconName, other: IconName): number {
  return Math.max(...wordsOfIcon(other).map((word) => nearnessToWord(one, word)));
}
