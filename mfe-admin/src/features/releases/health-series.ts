import type { getReleaseHealth } from 'shared-kit/contract/releases';
import type { ResponseOf } from 'shared-kit/contract';

type Point = ResponseOf<typeof getReleaseHealth>['points'][number];

/** Page loads of some minutes together. */
export interface Bin {
  /** From 0, the oldest. */
  readonly place: number;
  readonly loads: number;
  readonly harmed: number;
}

/** Minutes that make one point: one alone is mostly noise. */
export const minutesPerBin = 5;

/**
 * The minutes of one version, added up in bins over the last `minutes`. Bins without a page load are
 * left out: no data is not "nothing harmed".
 */
export function binsOf(
  points: readonly Point[],
  version: string,
  { now, minutes }: { readonly now: number; readonly minutes: number },
): Bin[] {
  const start = now - minutes * 60_000;
  const bins = new Map<number, { loads: number; harmed: number }>();
  for (const point of points) {
    const place = Math.floor((Date.parse(point.minute) - start) / (minutesPerBin * 60_000));
    if (point.version !== version || place < 0) continue;
    const bin = bins.get(place) ?? { loads: 0, harmed: 0 };
    bins.set(place, { loads: bin.loads + point.loads, harmed: bin.harmed + point.harmed });
  }
  return [...bins]
    .map(([place, sums]) => ({ place, ...sums }))
    .filter(({ loads }) => loads > 0)
    .toSorted((a, b) => a.place - b.place);
}

/** The share of harmed page loads of a bin, 0 to 1; a crash can be counted twice at a bin's edge. */
export const harmedShare = ({ harmed, loads }: Bin): number => Math.min(1, harmed / loads);

const scales = [0.05, 0.1, 0.25, 0.5, 1] as const;

/** The top of the chart: the first round value that nothing stands out of. */
export function scaleOf(bins: readonly Bin[]): number {
  const highest = Math.max(0, ...bins.map(harmedShare));
  return scales.find((scale) => highest <= scale) ?? 1;
}
