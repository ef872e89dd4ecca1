export interface Drawn {
  readonly item: string;
  /** What has come up since the last new start, this one included. */
  readonly drawn: readonly string[];
}

/** The next item by chance (0 to 1): none comes twice before all came once. Null without items. */
export function draw(
  items: readonly string[],
  drawn: readonly string[],
  chance: number,
): Drawn | null {
  const left = items.filter((item) => !drawn.includes(item));
  const started = left.length > 0 ? drawn : [];
  const from = left.length > 0 ? left : items;
  const item = from[Math.min(from.length - 1, Math.floor(chance * from.length))];
  return item === undefined ? null : { item, drawn: [...started, item] };
}
