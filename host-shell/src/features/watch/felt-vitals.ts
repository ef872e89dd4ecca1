import { beaconLimits } from 'shared-kit/contract/rollout';
import { numberOf, observe } from './observed';

/** How long scripts may take before people notice; what is longer blocks. */
const tolerableMs = 50;

/** Blocking is added up over so long: what comes later is the visitor's doing. */
const blockedWithinMs = 10_000;

/** Shifts that are further apart belong to windows of their own; the largest window counts (as in Core Web Vitals). */
const shiftGapMs = 1_000;

/** What was measured so far; fields of the contract's `vitals`. */
export interface FeltVitals {
  readonly lcpMs?: number;
  readonly blockedMs: number;
  readonly inpMs: number;
  readonly shift: number;
}

/** Measures what the visitor feels of a page that was asked for at a moment of the page's own clock. */
export function measureVitals(askedAt: number, isFirst: boolean) {
  let [lcp, blocked, inp, window_, largest, lastShift] = [0, 0, 0, 0, 0, 0];
  const isOurs = ({ startTime }: PerformanceEntry): boolean => startTime >= askedAt;
  const stops = [
    observe('largest-contentful-paint', ({ startTime }) => {
      lcp = Math.max(lcp, startTime);
    }),
    observe('longtask', (entry) => {
      if (!isOurs(entry) || entry.startTime > askedAt + blockedWithinMs) return;
      blocked += Math.max(0, entry.duration - tolerableMs);
    }),
    observe(
      'event',
      (entry) => {
        if (isOurs(entry) && numberOf(entry, 'interactionId') > 0)
          inp = Math.max(inp, entry.duration);
      },
      { durationThreshold: 104 },
    ),
    observe('layout-shift', (entry) => {
      if (!isOurs(entry) || Reflect.get(entry, 'hadRecentInput') === true) return;
      window_ = entry.startTime - lastShift > shiftGapMs ? 0 : window_;
      lastShift = entry.startTime;
      window_ += numberOf(entry, 'value');
      largest = Math.max(largest, window_);
    }),
  ];
  return {
    read(): FeltVitals {
      const vitals = {
        blockedMs: bounded(blocked),
        inpMs: bounded(inp),
        shift: Math.min(100_000, Math.round(largest * 1_000)),
      };
      return isFirst && lcp > 0 ? { ...vitals, lcpMs: bounded(lcp) } : vitals;
    },
    stop(): void {
      for (const stop of stops) stop();
    },
  };
}

export const bounded = (ms: number): number =>
  Math.min(beaconLimits.loadMs, Math.max(0, Math.round(ms)));
