import type { BeaconEvent } from 'shared-kit/contract/releases';
import { bucketOfLoad, loadTimeBounds } from './load-times';

/** What a batch says about one version, arm and rollout. */
export interface Tally {
  readonly event: BeaconEvent;
  ready: number;
  failed: number;
  crashed: number;
  errored: number;
  readonly loads: number[];
}

/** A batch by version, arm and rollout, in one order for everybody. */
export function tallyUp(events: readonly BeaconEvent[]): [string, Tally][] {
  const tallies = new Map<string, Tally>();
  for (const event of events) {
    const key = [event.remote, event.version, event.arm, event.rollout].join(' ');
    const tally = tallies.get(key) ?? emptyTally(event);
    tallies.set(key, tally);
    if (event.kind === 'failed') tally.failed += 1;
    else if (event.kind === 'crash') tally.crashed += 1;
    else if (event.kind === 'error') tally.errored += 1;
    else {
      tally.ready += 1;
      const bucket = bucketOfLoad(event.loadMs);
      tally.loads[bucket] = (tally.loads[bucket] ?? 0) + 1;
    }
  }
  return [...tallies].toSorted(byKey);
}

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1;

const emptyTally = (event: BeaconEvent): Tally => ({
  event,
  ready: 0,
  failed: 0,
  crashed: 0,
  errored: 0,
  loads: loadTimeBounds.map(() => 0),
});

/** What something failed of, where a report says so. */
export type Failure = Pick<
  Extract<BeaconEvent, { kind: 'failed' }>,
  'remote' | 'version' | 'phase' | 'cause'
>;

/** The failures of a batch that say of what, counted, in one order for everybody. */
export function failuresOf(
  events: readonly BeaconEvent[],
): [string, { event: Failure; count: number }][] {
  const failures = new Map<string, { event: Failure; count: number }>();
  for (const event of events) {
    if (event.kind !== 'failed' && event.kind !== 'crash') continue;
    const { remote, version, phase, cause } = event;
    if (phase === undefined || cause === undefined) continue;
    const key = [remote, version, phase, cause].join(' ');
    const count = (failures.get(key)?.count ?? 0) + 1;
    failures.set(key, { event: { remote, version, phase, cause }, count });
  }
  return [...failures].toSorted(byKey);
}
