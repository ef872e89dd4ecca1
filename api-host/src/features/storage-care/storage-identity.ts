import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import type { RandomBytes } from '../../randomness';
import { StartFailure } from '../../start-failure';
import type { StoragePort } from '../../storage/storage.port';

/** Below it lies what is about the storage itself. */
export const identityPrefix = 'identity/';
const identityKey = `${identityPrefix}id.txt`;

interface IdentityDeps {
  readonly db: Database;
  readonly storage: StoragePort;
  readonly clock: Clock;
  readonly random: RandomBytes;
  /** Whether other hosts may use the same database. */
  readonly isShared: boolean;
  /** The storage in words, and how to give a host another one. */
  readonly place: string;
}

/**
 * Refuses a storage that is not the one in which the files of this database lie: a host with a storage of its own would
 * serve the record of the others and answer 404 for every file they have uploaded. Both hold the same id, written when
 * the first host starts; the storage's first, so that a database with an id never belongs to a storage without.
 */
export async function checkStorageIdentity(deps: IdentityDeps): Promise<void> {
  const noted = await readNoted(deps.db);
  if (noted === null) {
    const own = await markStorage(deps, deps.random(16).toString('hex'));
    // Two hosts that start for the first time at once: the second reads what the first has noted.
    const first = await noteStorage(deps, own);
    if (first !== own) throw otherStorage(deps);
    return;
  }
  const found = await readMark(deps.storage);
  if (found === noted) return;
  // An embedded database has one host: its storage was emptied, and there is nobody to disagree with.
  if (found === null && !deps.isShared) await markStorage(deps, noted);
  else throw otherStorage(deps);
}

const otherStorage = ({ place }: IdentityDeps): StartFailure =>
  new StartFailure(
    `${place} is not the storage in which the files of this database lie, so this host would miss what others have stored; give every host of a database the same storage (S3_* or a shared DATA_DIR), and copy identity/ along when you move files.`,
  );

async function readMark(storage: StoragePort): Promise<string | null> {
  const file = await storage.get(identityKey);
  return file === null ? null : file.content.toString('utf8').trim();
}

/** Writes an id into a storage without one; answers the one it has then. */
async function markStorage({ storage }: IdentityDeps, id: string): Promise<string> {
  await storage.create(identityKey, id);
  return (await readMark(storage)) ?? id;
}

async function readNoted(db: Database): Promise<string | null> {
  const row = await db.selectFrom('storage_identity').select('id').executeTakeFirst();
  return row?.id ?? null;
}

/** Notes a storage's id where none is noted; answers the one that is noted then. */
async function noteStorage({ db, clock }: IdentityDeps, id: string): Promise<string> {
  await db
    .insertInto('storage_identity')
    .values({ id, noted_at: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readNoted(db)) ?? id;
}
