import { aboutHostApi, compareSurfaces, dueBump, isAtLeast, nextVersion } from './compare-surfaces';
import type { SurfaceChange } from './compare-surfaces';
import type { SurfaceLock } from './lock-text';

/** What is to be said about the present surface beside its lock. */
export interface SurfaceJudgement {
  readonly changes: readonly SurfaceChange[];
  /** Sentences about versions that are too low; the lock is not rewritten before they are gone. */
  readonly tooLow: readonly string[];
}

/** Holds the present surface and versions against the lock. */
export function judgeSurface(lock: SurfaceLock, now: SurfaceLock): SurfaceJudgement {
  const changes = compareSurfaces(lock.surface, now.surface);
  const tooLow = [
    judgeVersion(changes, lock.sharedKit, now.sharedKit, 'shared-kit/package.json'),
    judgeVersion(aboutHostApi(changes), lock.hostApi, now.hostApi, 'host-api-version.ts'),
  ];
  return { changes, tooLow: tooLow.filter((sentence) => sentence !== null) };
}

function judgeVersion(
  changes: readonly SurfaceChange[],
  before: string,
  now: string,
  file: string,
): string | null {
  const bump = dueBump(changes);
  if (bump === null) return null;
  const wanted = nextVersion(before, bump);
  if (isAtLeast(now, wanted)) return null;
  return `A ${bump} version is due: raise ${file} from ${now} to ${wanted}.`;
}

/** The lines `npm run check` prints; none when the lock is up to date. */
export function describeJudgement({ changes, tooLow }: SurfaceJudgement): string[] {
  if (changes.length === 0) return [];
  return [
    'The public surface of shared-kit differs from shared-kit/public-surface.d.ts.lock:',
    ...changes.map(({ kind, name }) => `  ${kind.padEnd(8)} ${name}`),
    ...tooLow,
    `${tooLow.length > 0 ? 'Then write' : 'Write'} it down with: npm run surface -- --write`,
  ];
}
