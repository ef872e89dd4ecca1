import { notify } from 'shared-kit/ui';
import { followMs, lookAtRecord, whileLookedAt } from '../features/releases/follow-record';
import type { FollowOptions } from '../features/releases/follow-record';
import type { RecordHolder } from '../features/releases/open-record';
import type { RemoteLoader } from '../features/remote-loader/remote-loader';
import { logEvent } from './event-log';

/**
 * Makes the next page of a remote one of the version everyone gets now. The page on screen stays, with everything
 * typed into it: what is forgotten is what had been loaded of its version.
 */
export function switchAtNextPage(
  loader: Pick<RemoteLoader, 'reset'>,
): FollowOptions['onTakenBack'] {
  const told = new Set<string>();
  return (remote, version) => {
    const key = `${remote} ${version}`;
    if (told.has(key)) return;
    told.add(key);
    logEvent({ name: 'release-taken-back', detail: { remote, version } });
    void loader.reset(remote);
    notify.success(
      'This page goes back to an earlier version with the next page you open. What you typed stays.',
    );
  };
}

/** Follows the record in an open tab, and switches what was taken back. */
export function switchWhenTakenBack(
  loader: Pick<RemoteLoader, 'reset'>,
  { current, refresh }: RecordHolder,
  running: FollowOptions['running'],
): void {
  const onTakenBack = switchAtNextPage(loader);
  whileLookedAt(followMs, () => {
    void lookAtRecord({ record: current, refresh, running, onTakenBack });
  });
}
