import type { RemoteModule } from 'shared-kit/remote';

/** Where remotes come from: the federation runtime, or for the yardstick one single build. */
export interface RemoteSource {
  /** Loads a remote's exposed module. Every call is a new try; callers remember what worked. */
  load(remote: string): Promise<RemoteModule>;
  /** Drops what an earlier try left behind, so that the next `load` starts from nothing. */
  forget(remote: string): Promise<void>;
}

/** Where loading went wrong; one sentence per phase is shown, and the phase is reported. */
export type RemotePhase =
  | 'unknown'
  | 'incompatible'
  | 'load'
  | 'timeout'
  | 'invalid'
  | 'page'
  | 'render';

/** A remote that could not be used, and why. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';

  constructor(
    readonly remote: string,
    readonly phase: RemotePhase,
    cause: unknown,
  ) {
    super(`Remote ${remote} failed in phase ${phase}: ${describeCause(cause)}`, { cause });
  }
}

function describeCause(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
