import type { BuildManifest } from 'shared-kit/contract/releases';
import { shellName } from 'shared-kit/contract/rollout';
import type { Database } from '../../database/schema';
import { isDatabaseAway } from '../../database/violations';
import { findBuild } from '../releases/builds/builds.repository';
import type { FindShell } from './drawn-shell';
import type { SuiteBuilds } from './suite-builds';

/** A record names three at most; the rest are those of records before. */
const remembered = 20;

/** Finds shells on this host's disk and among those that were published. A build never changes, so each is read once. */
export function shellFinder(builds: Pick<SuiteBuilds, 'read'>, db: Database): FindShell {
  const known = new Map<string, BuildManifest>();
  return async (version) => {
    const own = await builds.read();
    if (own.shell.version === version) return own.shell;
    const found = known.get(version) ?? (await findPublished(db, version));
    if (!found) return null;
    if (known.size >= remembered) known.clear();
    known.set(version, found);
    return found;
  };
}

async function findPublished(db: Database, version: string): Promise<BuildManifest | null> {
  try {
    return (await findBuild(db, shellName, version))?.manifest ?? null;
  } catch (error) {
    // A page with another shell is better than none.
    if (isDatabaseAway(error)) return null;
    throw error;
  }
}
