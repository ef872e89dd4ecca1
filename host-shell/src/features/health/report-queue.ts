import type { BeaconEvent } from 'shared-kit/contract/releases';
import { beaconLimits } from 'shared-kit/contract/rollout';
import type { HealthReporterOptions } from './health-reporter.port';

/** A report on its way; until it has gone out it may be put better. */
export interface Slot {
  event: BeaconEvent;
  isSent: boolean;
  /** Its reason is being diagnosed: what is sent when idle goes without it, once. */
  isHeld: boolean;
}

/** Collects events and sends them together after a short idle. */
export interface ReportQueue {
  push(event: BeaconEvent): Slot;
  /** Takes back what waits, all that the predicate says. */
  drop(isDropped: (slot: Slot) => boolean): void;
  /** Sends what waits and is not held. */
  flushSettled(): void;
  /** Sends everything that waits as it is. */
  flush(): void;
}

export function createReportQueue({ send, soon }: HealthReporterOptions): ReportQueue {
  let waiting: Slot[] = [];
  const sendWhere = (isDue: (slot: Slot) => boolean): void => {
    const due = waiting.filter((slot) => isDue(slot));
    waiting = waiting.filter((slot) => !isDue(slot));
    for (const slot of due) slot.isSent = true;
    for (let at = 0; at < due.length; at += beaconLimits.events) {
      send(due.slice(at, at + beaconLimits.events).map(({ event }) => event));
    }
  };
  const flushSettled = (): void => {
    sendWhere(({ isHeld }) => !isHeld);
  };
  // A failure may come right before a report goes out, and its diagnosis takes a request: it waits for the next.
  const flushWhenIdle = (): void => {
    flushSettled();
    for (const slot of waiting) slot.isHeld = false;
    if (waiting.length > 0) soon(flushWhenIdle);
  };
  return {
    push(event) {
      if (waiting.length === 0) soon(flushWhenIdle);
      const slot = { event, isSent: false, isHeld: false };
      waiting.push(slot);
      return slot;
    },
    drop(isDropped) {
      waiting = waiting.filter((slot) => !isDropped(slot));
    },
    flushSettled,
    flush() {
      sendWhere(() => true);
    },
  };
}
