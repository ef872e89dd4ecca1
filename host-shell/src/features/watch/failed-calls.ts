import { beaconPath } from 'shared-kit/contract/rollout';
import { numberOf, observe } from './observed';

/** Not the page's fault: a session that has ended, somebody in a hurry. */
const nobodysFault = new Set([401, 429]);

/** Counts calls to the host that were refused or failed since a moment, by status. */
export function watchCalls(since: number, listener: (status: number) => void): () => void {
  return observe('resource', (entry) => {
    const status = numberOf(entry, 'responseStatus');
    if (entry.startTime < since || status < 400 || nobodysFault.has(status)) return;
    const { origin, pathname } = new URL(entry.name);
    const isCall = origin === location.origin && pathname.startsWith('/api/');
    if (isCall && pathname !== beaconPath) listener(status);
  });
}
