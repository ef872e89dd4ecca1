import type { Selectable } from 'kysely';
import { pictureLimits } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import { lockMember } from '../../quotas/member-lock';
import { requireRoomFor } from '../../quotas/stored-bytes';
import type { PicturesTable } from './pictures.tables';

export type PictureRow = Selectable<PicturesTable>;

/** Where a picture's file is in the storage; `pictureFolderOf` is the prefix to remove it by. */
export const pictureKey = ({ folder, name }: Pick<PictureRow, 'folder' | 'name'>): string =>
  `${pictureFolderOf(folder)}${name}`;
export const pictureFolderOf = (folder: string): string => `pictures/${folder}/`;

/**
 * Adds a picture unless its project holds enough; throws where its member does, by `byteLimit`. The lock makes
 * counting and adding one step.
 */
export async function insertPicture(
  db: Database,
  row: PictureRow,
  byteLimit: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockMember(transaction, row.user_id);
    const held = await listPicturesOf(transaction, row.user_id, row.project_id);
    const bytes = held.reduce((sum, one) => sum + one.bytes, row.bytes);
    if (held.length >= pictureLimits.perProject || bytes > pictureLimits.bytesPerProject) {
      return false;
    }
    await requireRoomFor(transaction, row.user_id, row.bytes, byteLimit);
    await transaction.insertInto('pictures').values(row).execute();
    return true;
  });
}

export async function listPicturesOf(
  db: Database,
  userId: string,
  projectId: string,
): Promise<PictureRow[]> {
  return db
    .selectFrom('pictures')
    .selectAll()
    .where('user_id', '=', userId)
    .where('project_id', '=', projectId)
    .orderBy('created_at')
    .orderBy('name')
    .execute();
}

/** Those of a member's pictures that have these names, in whichever project. */
export async function findPictures(
  db: Database,
  userId: string,
  names: readonly string[],
): Promise<PictureRow[]> {
  if (names.length === 0) return [];
  return db
    .selectFrom('pictures')
    .selectAll()
    .where('user_id', '=', userId)
    .where('name', 'in', [...names])
    .execute();
}

/** Makes a picture a reference or none, while its project has room for references. */
export async function markReference(
  db: Database,
  userId: string,
  name: string,
  isReference: boolean,
): Promise<PictureRow | 'unknown' | 'full'> {
  return db.transaction().execute(async (transaction) => {
    await lockMember(transaction, userId);
    const [found] = await findPictures(transaction, userId, [name]);
    if (!found) return 'unknown';
    const held = await listPicturesOf(transaction, userId, found.project_id);
    const others = held.filter((one) => one.is_reference && one.name !== name);
    if (isReference && others.length >= pictureLimits.references) return 'full';
    return transaction
      .updateTable('pictures')
      .set({ is_reference: isReference })
      .where('user_id', '=', userId)
      .where('name', '=', name)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

export async function deletePicture(
  db: Database,
  userId: string,
  name: string,
): Promise<PictureRow | undefined> {
  return db
    .deleteFrom('pictures')
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .returningAll()
    .executeTakeFirst();
}

/** Removes all of a member's pictures and answers their folders: their files are still there. */
export async function removePicturesOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('pictures')
    .where('user_id', '=', userId)
    .returning('folder')
    .execute();
  return rows.map(({ folder }) => folder);
}
