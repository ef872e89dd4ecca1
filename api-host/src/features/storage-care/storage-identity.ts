import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import type { RandomBytes } from '../../randomness';
import { StartFailure } from '../../start-failure';
import type { StoragePort } from '../../storage/storage.port';

/** Prefix of data about the storage itself. */
export const identityPrefix = 'identity/';
const identityKey = `${identityPrefix}id.txt`;

interface IdentityDeps {
  readonly db: Database;
  readonly storage: StoragePort;
  readonly clock: Clock;
  readonly random: RandomBytes;
  /** Whether other hosts may use the same database. */
  readonly isShared: boolean;
  /** Describes the storage, and how to configure another one. */
  readonly place: string;
}

/**
 * Refuses a storage other than the one that holds this database's files: a host with a separate
 * storage would serve the others' records and return 404 for every file they uploaded. Both hold
 * the same id, written at the first start; the storage's first, so that a database with an id never
 * belongs to a storage without one.
 */
export async function checkStorageIdentity(deps: IdentityDeps): Promise<void> {
  const noted = await readNoted(deps.db);
  if (noted === null) {
    const own = await markStorage(deps, deps.random(16).toString('hex'));
    // Two hosts that first start concurrently: the second reads what the first has stored.
    const first = await noteStorage(deps, own);
    if (first !== own) throw otherStorage(deps);
    return;
  }
  const found = await readMark(deps.storage);
  if (found === noted) return;
  // An embedded database has one host: its storage was emptied, and no other host is affected.
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

/** Writes an id into a storage without one; returns the resulting id. */
async function markStorage({ storage }: IdentityDeps, id: string): Promise<string> {
  await storage.create(identityKey, id);
  return (await readMark(storage)) ?? id;
}

async function readNoted(db: Database): Promise<string | null> {
  const row = await db.selectFrom('storage_identity').select('id').executeTakeFirst();
  return row?.id ?? null;
}

/** Records a storage's id if none is recorded; returns the resulting one. */
async function noteStorage({ db, clock }: IdentityDeps, id: string): Promise<string> {
  await db
    .insertInto('storage_identity')
    .values({ id, noted_at: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readNoted(db)) ?? id;
}
