import type { Arm } from 'shared-kit/contract/rollout';
import type { RemoteModule } from 'shared-kit/remote';

/** One version of a remote this page may run. */
export interface RemoteCandidate {
  readonly remote: string;
  readonly version: string;
  /** `override` is somebody's own build: it is nobody's evidence. */
  readonly arm: Arm | 'override';
  /** The remote's rollout in the record, whichever arm this is. */
  readonly rollout?: string | undefined;
  /** Address of its folder, where its scripts come from; undefined where it has none of its own. */
  readonly base?: string | undefined;
  /** Whether the page takes shared-kit/query from the shell and needs its provider. */
  usesQuery(path: string): boolean;
  /**
   * Asks for everything the page needs, ahead of what would find it bit by bit. Answers since when that is under
   * way, on the page's own clock: the page may have come with links for it.
   */
  prepare?(path: string): number;
  /** Loads the exposed module. Every call is a new try; callers remember what worked. */
  load(): Promise<RemoteModule>;
}

/** Where remotes come from: the federation runtime, or for the yardstick one single build. */
export interface RemoteSource {
  /** What this page may run of a remote, best first; empty when there is no such remote. */
  candidates(remote: string): readonly RemoteCandidate[];
  /** Reads again what everyone runs, before a retry: what was broken may have been taken back. */
  refresh(remote: string): Promise<void>;
}
