import { joined } from '../text/casing';
import type { Brief } from '../model/brief';

/** "Rooms in {place}" where the place brings its own preposition, or is a lake in German. */
export function withPreposition(pattern: string, { place, language }: Brief): string {
  const town = place ?? '';
  if (nearby.test(town)) return pattern.replace(/\b(?:in|à|en|em|a) (?=\{place\})/u, '');
  return language === 'de' && town.endsWith('see')
    ? pattern.replace('in {place}', 'am {place}')
    : pattern;
}

/** Places one is at and not in. */
const sites =
  /^(?:lake|loch|mount|mt|the river|river)\b|\b(?:lake|beach|river|moor|farm|hall|pier|quay|square|road|street|lane|campus)$/i;

/** Where a place brings its own preposition. */
const nearby =
  /^(?:near|outside|just outside|around|off|bei|près de|cerca de|perto de|vicino a|bij)\s/i;

const mostAreas = 3;

const longestRead = 6_000;

/** How an instruction says where it is, where that is not in the town: near it, round it; null where it is in it. */
function besideOf({ prompt }: Brief, town: string): string | null {
  const text = prompt.slice(0, longestRead).toLowerCase();
  const at = (word: string): boolean => text.includes(`${word} ${town.toLowerCase()}`);
  if (at('in') || at('at')) return null;
  if (at('near') && !at(',')) return 'near';
  if (at('outside') && !at(',')) return 'outside';
  return ['round', 'around', 'all over', 'across'].find((word) => at(` ${word}`)) ?? null;
}

/** " in Totnes", " at Lake Vyrnwy"; of two or three towns that are served, all. */
export function placeOf(brief: Brief, within: string, and: string): string {
  const { place, facts, language } = brief;
  const round = place === null || facts.areas.length === 0 ? facts.areas : [place, ...facts.areas];
  const towns = [...new Set(round)].filter((town) => town.split(' ').length <= 3);
  if (place === null && (towns.length === 0 || towns.length > mostAreas)) return '';
  const named =
    towns.length > 1 && towns.length <= mostAreas && facts.address === null
      ? joined(towns, and)
      : (place ?? towns[0] ?? '');
  if (nearby.test(named)) return ` ${named}`;
  const beside = language === 'en' ? besideOf(brief, named) : null;
  if (beside !== null) return ` ${beside} ${named}`;
  if (language === 'en' && sites.test(named)) return ` at ${named}`;
  return ` ${language === 'de' && named.endsWith('see') ? 'am' : within} ${named}`;
}
