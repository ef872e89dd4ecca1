import type { BeaconEvent } from 'shared-kit/contract/releases';
import { beaconPath } from 'shared-kit/contract/rollout';

/**
 * Sends a batch in a way that survives the page. Not through the kit's client: that arrives late, carries
 * the member's token, and a page that is just leaving can wait for neither.
 */
export function sendBeacons(events: readonly BeaconEvent[]): void {
  const body = JSON.stringify({ events });
  const blob = new Blob([body], { type: 'application/json' });
  // Missing where a privacy setting takes it away; false when the browser's queue is full.
  if (typeof navigator.sendBeacon === 'function' && navigator.sendBeacon(beaconPath, blob)) return;
  const headers = { 'content-type': 'application/json' };
  const options = { method: 'POST', headers, body, keepalive: true, credentials: 'omit' } as const;
  // Counts are statistics: a report that is lost is one page load less, and nobody to tell.
  fetch(beaconPath, options).catch(() => undefined);
}
