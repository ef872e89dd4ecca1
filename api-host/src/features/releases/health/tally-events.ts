import type { BeaconEvent } from 'shared-kit/contract/releases';
import { bucketOfLoad, loadTimeBounds } from './load-times';
import { placeOf, symptomPlaces, symptomsOf } from './measured-symptoms';

/** What a batch says about one version, arm and rollout. */
export interface Tally {
  readonly event: BeaconEvent;
  ready: number;
  failed: number;
  crashed: number;
  errored: number;
  readonly loads: number[];
  readonly symptoms: number[];
  lost: number;
  leftEarly: number;
}

/** An event, and whether with it a page load was lost, or with -1 found again. */
export interface CountedEvent {
  readonly event: BeaconEvent;
  readonly lost?: 1 | -1 | undefined;
}

/** A batch by version, arm and rollout, in one order for everybody. */
export function tallyUp(events: readonly CountedEvent[]): [string, Tally][] {
  const tallies = new Map<string, Tally>();
  for (const { event, lost = 0 } of events) {
    const key = [event.remote, event.version, event.arm, event.rollout].join(' ');
    const tally = tallies.get(key) ?? emptyTally(event);
    tallies.set(key, tally);
    tally.lost += lost;
    if (event.kind === 'failed') tally.failed += 1;
    else if (event.kind === 'crash') tally.crashed += 1;
    else if (event.kind === 'error') tally.errored += 1;
    else if (event.kind === 'left') tally.leftEarly += 1;
    else if (event.kind === 'ready') {
      tally.ready += 1;
      const bucket = bucketOfLoad(event.loadMs);
      tally.loads[bucket] = (tally.loads[bucket] ?? 0) + 1;
    }
    for (const symptom of symptomsOf(event)) {
      const place = placeOf(symptom);
      tally.symptoms[place] = (tally.symptoms[place] ?? 0) + 1;
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
  symptoms: Array.from({ length: symptomPlaces }, () => 0),
  lost: 0,
  leftEarly: 0,
});

/** What something failed of, where a report says so. */
export interface Failure extends Pick<BeaconEvent, 'remote' | 'version' | 'rollout'> {
  /** A phase of the contract, or a symptom. */
  readonly phase: string;
  readonly cause: string;
}

/** The failures of a batch that say of what, counted, in one order for everybody. */
export function failuresOf(
  events: readonly BeaconEvent[],
): [string, { event: Failure; count: number }][] {
  const failures = new Map<string, { event: Failure; count: number }>();
  for (const event of events) {
    const reason = reasonOf(event);
    if (reason === null) continue;
    const { remote, version, rollout } = event;
    const { phase, cause } = reason;
    const key = [remote, version, rollout, phase, cause].join(' ');
    const count = (failures.get(key)?.count ?? 0) + 1;
    failures.set(key, { event: { remote, version, rollout, phase, cause }, count });
  }
  return [...failures].toSorted(byKey);
}

function reasonOf(event: BeaconEvent): Pick<Failure, 'phase' | 'cause'> | null {
  if (event.kind === 'symptom') return { phase: event.symptom, cause: event.cause };
  if (event.kind !== 'failed' && event.kind !== 'crash') return null;
  const { phase, cause } = event;
  return phase === undefined || cause === undefined ? null : { phase, cause };
}
