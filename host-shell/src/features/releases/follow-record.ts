import type { SuiteRecord } from 'shared-kit/contract/releases';

/** How often an open tab asks for the record while somebody looks at it, in milliseconds. */
export const followMs = 30_000;

export interface FollowOptions {
  readonly record: () => SuiteRecord;
  /** Reads the record of now; without an answer the one in force stays. */
  readonly refresh: () => Promise<void>;
  /** Which version this tab runs, or would run next, of each remote it has drawn one of. */
  readonly running: () => ReadonlyMap<string, string>;
  /** Nobody gets this version any more: the next page of the remote has to be another one's. */
  readonly onTakenBack: (remote: string, version: string) => void;
}

/**
 * One look: reads the record, and tells of every remote whose version in this tab it no longer names. A promotion
 * keeps the version before in the record, so what it does not name was taken back, or is older than that.
 */
export async function lookAtRecord(options: FollowOptions): Promise<void> {
  const before = options.record().serial;
  await options.refresh();
  const { serial, remotes } = options.record();
  if (serial === before) return;
  for (const [remote, version] of options.running()) {
    const { stable, previous, candidate } = remotes[remote] ?? {};
    const named = [stable?.version, previous?.version, candidate?.release.version];
    if (!named.includes(version)) options.onTakenBack(remote, version);
  }
}

/** Calls every so often while the page is looked at, and at once when somebody comes back to it. */
export function whileLookedAt(everyMs: number, look: () => void): void {
  let last = Date.now();
  const lookIfDue = (): void => {
    if (document.visibilityState !== 'visible' || Date.now() - last < everyMs) return;
    last = Date.now();
    look();
  };
  // Spread, so that tabs opened by one event do not all ask at once.
  setInterval(lookIfDue, everyMs / 2 + Math.random() * 1_000);
  document.addEventListener('visibilitychange', lookIfDue);
}
