import type { ArtDirection } from '../art/directions';
import { askedPair, leading } from '../colour/asked-pair';
import type { GroundName } from '../colour/ground';
import { isBright, isDeep, isPale } from '../colour/place-of-colour';
import type { Look, Section, SectionKind } from '../model/page';

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
 * What the first screen stands on. A colour asked for besides the main one is its ground; the main one is where there is
 * no drawing to carry it; a ground that was asked for stays.
 */
function heroGroundOf(
  hero: Section | undefined,
  { heroGround }: ArtDirection,
  look: Look | undefined,
): GroundName {
  if (!look || hero?.kind !== 'hero') return heroGround;
  const background = look.asked['background'];
  const first = leading(look);
  if (first !== null)
    return askedPair(look, background ?? '#ffffff').main === first ? 'accent' : 'deep';
  const { main, second } = askedPair(look, background ?? '#ffffff');
  if (background !== undefined) return 'paper';
  const drawn = hero.icons.length > 0;
  if (second !== null && isDeep(second)) return 'deep';
  if (look.soft) return 'tint';
  if (second !== null && isPale(second) && drawn)
    return heroGround === 'accent' ? 'accent' : 'tint';
  if (second !== null && isBright(second)) return heroGround === 'accent' ? 'paper' : heroGround;
  return main === null || (drawn && heroGround !== 'deep') ? heroGround : 'accent';
}

/**
 * What each section stands on. From the hero to the footer, which is deep, the ground changes at most three
 * times: a page whose hero or end has a colour keeps one ground between, another gets one band in its middle. A loud page
 * has a strong band as well.
 */
export function groundsOf(
  sections: readonly Section[],
  direction: ArtDirection,
  look?: Look,
): GroundName[] {
  const last = sections.length - 1;
  const ends = sections[last]?.kind === 'call' && direction.endGround !== 'deep';
  const first = heroGroundOf(sections[0], direction, look);
  const loud = loudBand(first, direction, look);
  const band = loud !== null || (first === 'paper' && !ends) ? middleBand(sections) : -1;
  const tinted = withPartner(sections, band === -1 ? closing(sections) : band);
  return sections.map((section, index) => {
    if (section.kind === 'hero' && index === 0) return first;
    if (index === last && section.kind === 'call') return direction.endGround;
    return tinted.includes(index) ? (loud ?? 'tint') : 'paper';
  });
}

/** Directions of huge words and thick lines. */
const loudDirections = new Set<ArtDirection['id']>(['poster', 'stage']);

/** The ground of the other colour that was asked for on a loud page, where it can be one. */
function loudBand(
  first: GroundName,
  { id }: ArtDirection,
  look: Look | undefined,
): GroundName | null {
  if (look === undefined || leading(look) === null || !loudDirections.has(id)) return null;
  if (first === 'deep') return 'accent';
  const { second } = askedPair(look, look.asked['background'] ?? '#ffffff');
  if (second === null || isBright(second)) return null;
  return isDeep(second) ? 'deep' : 'tint';
}

/** The way to write, where a page ends with it. */
function closing(sections: readonly Section[]): number {
  const last = sections.length - 1;
  return sections[last]?.kind === 'contact' && last > 1 ? last : -1;
}

/** Two sections beside each other stand on one ground. */
function withPartner(sections: readonly Section[], index: number): number[] {
  const side = sections[index]?.side;
  if (side === undefined) return [index];
  return [index, side === 'first' ? index + 1 : index - 1];
}
