import type { BeaconEvent } from 'shared-kit/contract/releases';
import { beaconPath } from 'shared-kit/contract/rollout';

/** Who reports. */
export interface BeaconSender {
  /** The page load as the host has signed it; undefined where it names none, and then nothing counts. */
  readonly load: string | undefined;
  /** The member's session, which makes it a member's page load; null: nobody is signed in. */
  readonly token: string | null;
}

/**
 * Sends a batch in a way that survives the page. Not through the kit's client: that arrives late, and a page
 * that is just leaving cannot wait for it.
 */
export function sendBeacons({ load, token }: BeaconSender, events: readonly BeaconEvent[]): void {
  const body = JSON.stringify({ ...(load === undefined ? {} : { load }), events });
  const headers = {
    'content-type': 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const options = { method: 'POST', headers, body, keepalive: true, credentials: 'omit' } as const;
  // Counts are statistics: a report that is lost is one page load less, and nobody to tell.
  const request = () => {
    fetch(beaconPath, options).catch(() => undefined);
  };
  // A beacon can carry no session. Where requests do not outlive the page it is the only way all the same.
  if (token !== null && 'keepalive' in Request.prototype) request();
  else if (!sendBeacon(body)) request();
}

/** False where a privacy setting takes beacons away, or the browser's queue is full. */
function sendBeacon(body: string): boolean {
  const blob = new Blob([body], { type: 'application/json' });
  return typeof navigator.sendBeacon === 'function' && navigator.sendBeacon(beaconPath, blob);
}
