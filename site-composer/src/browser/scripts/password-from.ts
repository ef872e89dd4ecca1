/** Without characters that are mistaken for each other: l and 1, O and 0. */
const sets = {
  lowerCase: 'abcdefghijkmnpqrstuvwxyz',
  upperCase: 'ABCDEFGHJKLMNPQRSTUVWXYZ',
  digits: '23456789',
  symbols: '!#$%&*+-=?@_',
} as const;

/**
 * A password of small letters and the chosen kinds, with at least one of each where it is long enough.
 * @param chance a whole number from 0 to below its argument
 */
export function passwordFrom(
  length: number,
  kinds: readonly Exclude<keyof typeof sets, 'lowerCase'>[],
  chance: (below: number) => number,
): string {
  const chosen = [sets.lowerCase, ...kinds.map((kind) => sets[kind])];
  const all = chosen.join('');
  const drawn = (from: string): string => from.charAt(chance(from.length));
  const characters = Array.from({ length }, (_, at) => drawn(chosen[at] ?? all));
  // The first ones are one of each kind: they must not always stand in front.
  for (let at = characters.length - 1; at > 0; at -= 1) {
    const other = chance(at + 1);
    const held = characters[at] ?? '';
    characters[at] = characters[other] ?? '';
    characters[other] = held;
  }
  return characters.join('');
}
