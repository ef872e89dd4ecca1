import type { GeneratedFiles } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import { forbidden } from '../../errors';
import { inWords } from '../../quotas/quotas';
import type { Quotas } from '../../quotas/quotas';
import { requireRoomFor } from '../../quotas/stored-bytes';

/** A version to be added. */
interface NextVersion {
  readonly userId: string;
  /** The project's newest number: versions are append-only and numbered from 1. */
  readonly newest: number;
  /** Null before it is generated. */
  readonly files: GeneratedFiles | null;
}

/**
 * Throws 403 unless the project may have one more version and its member has storage left for its
 * files. Call it while the member is locked.
 */
export async function requireVersionRoom(
  transaction: Database,
  { userId, newest, files }: NextVersion,
  { versions, storedBytes }: Quotas,
): Promise<void> {
  if (newest >= versions) {
    throw forbidden(
      `This project has ${inWords(newest, 'version')}, and one project can hold ${versions}. Duplicate it to go on from its newest version.`,
    );
  }
  const bytes = files === null ? 0 : Buffer.byteLength(JSON.stringify(files));
  await requireRoomFor(transaction, userId, bytes, storedBytes);
}
