import type { OrphanKind } from 'shared-kit/contract';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import type { StoragePort } from '../../storage/storage.port';
import { storedKinds } from './stored-kinds';
import type { StoredKind } from './stored-kinds';

export interface StorageCareDeps {
  readonly db: Database;
  readonly storage: StoragePort;
  readonly clock: Clock;
}

interface Folder {
  files: number;
  bytes: number;
  newest: Date;
}

interface Wish {
  readonly remove: boolean;
  readonly graceHours: number;
}

const hourMs = 3_600_000;
const examplesShown = 5;

/**
 * Storage folders, by kind, that no row refers to and that have not been written to for a while.
 * Deletes them only on request.
 */
export async function collectOrphans(deps: StorageCareDeps, wish: Wish): Promise<OrphanKind[]> {
  const found: OrphanKind[] = [];
  for (const kind of storedKinds) {
    const orphans = await findOrphans(deps, kind, wish.graceHours);
    if (wish.remove) {
      for (const [prefix] of orphans) await deps.storage.deletePrefix(prefix);
    }
    found.push(summarise(kind, orphans));
  }
  return found;
}

/**
 * Files first, then rows: a row inserted while this runs had its files before, and is counted.
 * Files whose row is not inserted yet are younger than the grace period.
 */
async function findOrphans(
  { db, storage, clock }: StorageCareDeps,
  kind: StoredKind,
  graceHours: number,
): Promise<[string, Folder][]> {
  const folders = await readFolders(storage, kind);
  const needed = new Set(await kind.needed(db));
  const horizon = clock().getTime() - graceHours * hourMs;
  return [...folders].filter(
    ([prefix, { newest }]) => !needed.has(prefix) && newest.getTime() < horizon,
  );
}

async function readFolders(storage: StoragePort, kind: StoredKind): Promise<Map<string, Folder>> {
  const folders = new Map<string, Folder>();
  for await (const { key, bytes, writtenAt } of storage.list(kind.prefix)) {
    const prefix = kind.folderOf(key);
    if (prefix === null) continue;
    const folder = folders.get(prefix) ?? { files: 0, bytes: 0, newest: writtenAt };
    folder.files += 1;
    folder.bytes += bytes;
    if (writtenAt > folder.newest) folder.newest = writtenAt;
    folders.set(prefix, folder);
  }
  return folders;
}

const summarise = ({ name }: StoredKind, orphans: readonly [string, Folder][]): OrphanKind => ({
  kind: name,
  items: orphans.length,
  files: orphans.reduce((sum, [, { files }]) => sum + files, 0),
  bytes: orphans.reduce((sum, [, { bytes }]) => sum + bytes, 0),
  examples: orphans.slice(0, examplesShown).map(([prefix]) => prefix),
});
