import type { ArtDirection } from '../art/directions';
import type { GroundName } from '../colour/ground';
import type { Section, SectionKind } from '../model/page';

/** Kinds that gain from a ground of their own in the middle of a page, most first. */
const banded: readonly SectionKind[] = [
  'quotes',
  'prices',
  'schedule',
  'gallery',
  'cards',
  'steps',
  'shop',
  'people',
];

function middleBand(sections: readonly Section[]): number {
  const middle = sections.slice(2, -1);
  for (const kind of banded) {
    const found = middle.findIndex((section) => section.kind === kind);
    if (found >= 0) return found + 2;
  }
  return -1;
}

/**
 * What each section stands on. From the hero to the footer, which is deep, the ground changes at most three
 * times: a page whose hero or end has a colour keeps one ground between, another gets one band in its middle.
 */
export function groundsOf(sections: readonly Section[], direction: ArtDirection): GroundName[] {
  const last = sections.length - 1;
  const ends = sections[last]?.kind === 'call' && direction.endGround !== 'deep';
  const band = direction.heroGround === 'paper' && !ends ? middleBand(sections) : -1;
  return sections.map((section, index) => {
    if (section.kind === 'hero' && index === 0) return direction.heroGround;
    if (index === last && section.kind === 'call') return direction.endGround;
    return index === band ? 'tint' : 'paper';
  });
}
