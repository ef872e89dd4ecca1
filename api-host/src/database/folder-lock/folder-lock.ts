import { mkdirSync, utimesSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { StartFailure } from '../../start-failure';
import {
  claimPath,
  newestNumber,
  placeClaim,
  readClaim,
  releaseClaim,
  removeClaims,
} from './claims';
import type { Claim } from './claims';
import { fateOf, ownIdentity } from './process-identity';

/** How often a holder updates its claim's heartbeat. */
const heartbeatMs = 2_000;

/**
 * How long a holder that cannot be inspected must be silent before its claim counts as abandoned.
 * Well above the seconds for which the embedded database may block a process.
 */
const silenceMs = 30_000;

/** A locked folder. */
export interface FolderLock {
  readonly release: () => void;
}

interface LockOptions {
  /** Waits while a remote holder is observed; replaced by tests. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
  /** Called once when waiting takes a while. */
  readonly onWait?: () => void;
}

/**
 * Locks a folder for this process exclusively: PGlite in two processes on one folder loses data
 * without an error. Node has no file locks, so each holder creates a numbered claim, one above the
 * newest, with an exclusive create; the highest number holds the folder. A dead process's claim is
 * not deleted but superseded, so two processes that find it dead concurrently cannot both win, and
 * the highest number never decreases, so a slow third one cannot reuse a number.
 */
export async function lockFolder(folder: string, options: LockOptions = {}): Promise<FolderLock> {
  const holder = ownIdentity();
  mkdirSync(folder, { recursive: true });
  for (;;) {
    const newest = newestNumber(folder);
    const claim = newest === 0 ? null : readClaim(folder, newest);
    if (claim !== null && (await isHeld(folder, claim, options))) throw inUse(claim);
    const number = newest + 1;
    if (!placeClaim(folder, number, holder)) continue;
    // Another process has superseded a later claim than the one seen.
    if (newestNumber(folder) !== number) {
      removeClaims(folder, number);
      continue;
    }
    removeClaims(folder, number - 2);
    return hold(folder, number, holder);
  }
}

function hold(folder: string, number: number, holder: ReturnType<typeof ownIdentity>): FolderLock {
  const beat = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(claimPath(folder, number), now, now);
    } catch {
      // The folder was deleted under a running host; ending it would only lose more.
    }
  }, heartbeatMs);
  beat.unref();
  return {
    release: () => {
      clearInterval(beat);
      releaseClaim(folder, number, holder);
    },
  };
}

async function isHeld(folder: string, claim: Claim, options: LockOptions): Promise<boolean> {
  if (claim.content?.released === true) return false;
  const fate = claim.content === null ? 'unknown' : fateOf(claim.content.holder);
  if (fate !== 'unknown') return fate === 'alive';
  return isBeating(folder, claim, options);
}

/** Observes the claim of a process in another container or on another machine. */
async function isBeating(
  folder: string,
  claim: Claim,
  { wait = delay, onWait }: LockOptions,
): Promise<boolean> {
  onWait?.();
  for (let waited = 0; waited < silenceMs; waited += heartbeatMs) {
    await wait(heartbeatMs);
    const later = readClaim(folder, claim.number);
    // Deleted: another process has taken over.
    if (later === null || later.heartbeat !== claim.heartbeat)
      return later?.content?.released !== true;
  }
  return false;
}

function inUse(claim: Claim): StartFailure {
  const holder = claim.content?.holder;
  const name = holder ? ` (process ${holder.pid} on ${holder.space.host})` : '';
  return new StartFailure(
    `The data folder is in use by a running Sitewright${name}; stop that one, or set DATA_DIR to another folder.`,
  );
}
