import type { GeneratedFiles, ProjectVersion, WholeVersion } from 'shared-kit/contract';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { conflict, notFound } from '../../errors';
import type { Quotas } from '../../quotas/quotas';
import { addVersion, findVersion, StaleBase } from './versions.repository';
import type { NewVersion, ProjectKey, VersionLine } from './versions.repository';

/** What the calls of versions need of the host. */
export interface VersionDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** How much a member may have. */
  readonly quotas: Quotas;
}

/** A version of the caller's, or 404. */
export async function requireVersion(db: Database, key: ProjectKey, number: number) {
  const version = await findVersion(db, key, number);
  if (!version) throw notFound('There is no such version');
  return version;
}

/**
 * Adds a version on top of `base`; 409 with the reason when there is a newer one.
 *
 * @param also what else becomes true with it, or not at all
 */
export async function addOnTop(
  { db, quotas }: Pick<VersionDeps, 'db' | 'quotas'>,
  key: ProjectKey,
  base: number,
  version: NewVersion,
  also: (transaction: Database) => Promise<void> = async () => undefined,
): Promise<VersionLine> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const added = await addVersion(transaction, key, version, base, quotas);
      await also(transaction);
      return added;
    });
  } catch (error) {
    if (!(error instanceof StaleBase)) throw error;
    // A project nobody has yet cannot have been changed by somebody else.
    if (error.newest === 0) throw noProject();
    throw conflict(
      `Somebody, perhaps you in another tab, has saved version ${error.newest} of this project meanwhile. Nothing was overwritten: look at that version, then save again.`,
    );
  }
}

export const noProject = () => notFound('There is no such project');

/** A version's line as it leaves the host. */
export const presentLine = (line: VersionLine): ProjectVersion => ({
  number: line.number,
  kind: line.kind,
  prompt: line.prompt,
  engine: line.engine,
  restored_from: line.restored_from,
  created_at: line.created_at.toISOString(),
});

/** The same with its code. */
export const presentWhole = (
  version: VersionLine & { readonly files: GeneratedFiles },
): WholeVersion => ({ ...presentLine(version), files: version.files });
