import type { FailurePhase } from 'shared-kit/contract/rollout';

/**
 * Where a remote went wrong: a phase of the beacons, or `unknown` when the record has no such remote, or
 * `crash` when a page threw that had been on screen, or `symptom` when it did not throw and is given up all the same.
 */
export type RemotePhase = FailurePhase | 'unknown' | 'crash' | 'symptom';

/** A version of a remote that could not be used, and why. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';

  constructor(
    readonly remote: string,
    readonly phase: RemotePhase,
    /** The cause in kebab-case; never a message, which could hold what a member typed. */
    readonly code: string,
    cause: unknown,
    /** Address of the script that did not arrive, when that is the cause. */
    readonly file: string | null = null,
  ) {
    super(`Remote ${remote} failed in phase ${phase}: ${describeCause(cause)}`, { cause });
  }
}

function describeCause(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/** Where something was thrown: while the module or page arrived, at the first render, or after it. */
export type RemoteStage = 'arriving' | 'rendering' | 'mounted';

/** Names what was thrown at a stage. */
export function remoteErrorOf(remote: string, stage: RemoteStage, cause: unknown): RemoteError {
  if (cause instanceof RemoteError) return cause;
  const chunk = readChunkError(cause);
  if (chunk) {
    // It arrived and defined nothing: it threw, or it is no script of this build.
    if (chunk.type === 'missing')
      return new RemoteError(remote, 'evaluation', 'chunk-threw', cause);
    const phase = stage === 'arriving' ? 'load' : 'chunk';
    return new RemoteError(remote, phase, 'unreachable', cause, chunk.request);
  }
  if (isMisfit(cause)) return new RemoteError(remote, 'contract', 'share-mismatch', cause);
  const phase = { arriving: 'evaluation', rendering: 'render', mounted: 'crash' } as const;
  return new RemoteError(remote, phase[stage], codeOf(cause), cause);
}

/** The error of a chunk that could not be loaded: webpack's and rspack's, or the browser's of a module. */
export function isChunkError(cause: unknown): boolean {
  return readChunkError(cause) !== null;
}

/** Chromium's, Safari's and Firefox's words for it; the address follows where they say it. */
const lostModule = /dynamically imported module|Importing a module script failed/;

function readChunkError(cause: unknown): { type: string; request: string | null } | null {
  if (!(cause instanceof Error)) return null;
  if (cause.name === 'TypeError' && lostModule.test(cause.message)) {
    return { type: 'error', request: /https?:\S+/.exec(cause.message)?.[0] ?? null };
  }
  if (cause.name !== 'ChunkLoadError') return null;
  const type: unknown = Reflect.get(cause, 'type');
  const request: unknown = Reflect.get(cause, 'request');
  return { type: String(type), request: typeof request === 'string' ? request : null };
}

/** What webpack says when a remote takes a module the shell does not have in a version it accepts. */
const misfit = /Unsatisfied version|shared module|shared scope|RUNTIME-015/i;

function isMisfit(cause: unknown): boolean {
  return cause instanceof Error && misfit.test(cause.message);
}

/** `TypeError` as `type-error`. */
function codeOf(cause: unknown): string {
  const name = cause instanceof Error ? cause.name : typeof cause;
  const code = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]/g, '');
  return code.slice(0, 40) || 'error';
}
