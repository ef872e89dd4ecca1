import { beaconPath } from 'shared-kit/contract/rollout';
import { numberOf, observe } from './observed';

/** Not the page's fault: a session that has ended, somebody in a hurry. */
const nobodysFault = new Set([401, 429]);

/** An answer to `fetch` that was noted by others: browsers do not measure those whose body nobody has read. */
interface NotedAnswer {
  readonly startTime: number;
  readonly url: string;
  readonly status: number;
}

export type FollowAnswers = (listener: (answer: NotedAnswer) => void) => () => void;

/** Counts calls to the host that were refused or failed since a moment, by status; one may be told twice. */
export function watchCalls(
  since: number,
  followAnswers: FollowAnswers,
  listener: (status: number) => void,
): () => void {
  const look = ({ startTime, url, status }: NotedAnswer): void => {
    if (startTime < since || status < 400 || nobodysFault.has(status)) return;
    const { origin, pathname } = new URL(url);
    const isCall = origin === location.origin && pathname.startsWith('/api/');
    if (isCall && pathname !== beaconPath) listener(status);
  };
  const stopMeasured = observe('resource', (entry) => {
    look({
      startTime: entry.startTime,
      url: entry.name,
      status: numberOf(entry, 'responseStatus'),
    });
  });
  const stopNoted = followAnswers(look);
  return () => {
    stopMeasured();
    stopNoted();
  };
}
