/** Edges in px, as the browser measures them. */
interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Room between a toast and what it must leave free. */
const gap = 8;

/**
 * How far below its corner a box has to stand to cover none of the obstacles; 0 where there is no such place
 * on the screen.
 *
 * @param box where it stands in its corner
 */
export function shiftToClear(
  box: Edges,
  obstacles: readonly Edges[],
  screenHeight: number,
): number {
  const inTheWay = obstacles
    .filter(({ left, right, top, bottom }) => left < box.right && right > box.left && bottom > top)
    .toSorted((one, other) => one.top - other.top);
  let shift = 0;
  for (const { top, bottom } of inTheWay) {
    if (top < box.bottom + shift && bottom > box.top + shift) shift = bottom + gap - box.top;
  }
  return box.bottom + shift > screenHeight ? 0 : shift;
}
