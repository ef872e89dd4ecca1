import type { GeneratedFiles, ProjectVersion, WholeVersion } from 'shared-kit/contract';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { conflict, notFound } from '../../errors';
import type { Quotas } from '../../quotas/quotas';
import { addVersion, findVersion, StaleBase } from './versions.repository';
import type { NewVersion, ProjectKey, VersionLine } from './versions.repository';

/** What the version endpoints need. */
export interface VersionDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Storage limits per member. */
  readonly quotas: Quotas;
}

/** The caller's version, or 404. */
export async function requireVersion(db: Database, key: ProjectKey, number: number) {
  const version = await findVersion(db, key, number);
  if (!version) throw notFound('There is no such version');
  return version;
}

/**
 * Adds a version on top of `base`; throws 409 with the reason when there is a newer one.
 *
 * @param also further writes in the same transaction
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
    // A project without versions cannot have been changed concurrently.
    if (error.newest === 0) throw noProject();
    throw conflict(
      `Somebody, perhaps you in another tab, has saved version ${error.newest} of this project meanwhile. Nothing was overwritten: look at that version, then save again.`,
    );
  }
}

export const noProject = () => notFound('There is no such project');

/** A version in a list, as returned by the API. */
export const presentLine = (line: VersionLine): ProjectVersion => ({
  number: line.number,
  kind: line.kind,
  prompt: line.prompt,
  engine: line.engine,
  restored_from: line.restored_from,
  created_at: line.created_at.toISOString(),
});

/** A version with its code, as returned by the API. */
export const presentWhole = (
  version: VersionLine & { readonly files: GeneratedFiles },
): WholeVersion => ({ ...presentLine(version), files: version.files });
