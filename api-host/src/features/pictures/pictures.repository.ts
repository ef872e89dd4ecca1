import type { Selectable } from 'kysely';
import { pictureLimits } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import { lockMember } from '../../quotas/member-lock';
import { requireRoomFor } from '../../quotas/stored-bytes';
import type { PicturesTable } from './pictures.tables';

export type PictureRow = Selectable<PicturesTable>;

/** Storage key of a picture's file; `pictureFolderOf` is the prefix for deletion. */
export const pictureKey = ({ folder, name }: Pick<PictureRow, 'folder' | 'name'>): string =>
  `${pictureFolderOf(folder)}${name}`;
export const pictureFolderOf = (folder: string): string => `pictures/${folder}/`;

/**
 * Adds a picture unless its project is at the limit; throws when its member exceeds `byteLimit`.
 * The lock makes count and insert atomic.
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

/** Finds a member's pictures with these names, in any project. */
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

/** Marks or unmarks a picture as a reference, up to the project's limit. */
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

/** Deletes all of a member's pictures and returns their folders; their files still exist. */
export async function removePicturesOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('pictures')
    .where('user_id', '=', userId)
    .returning('folder')
    .execute();
  return rows.map(({ folder }) => folder);
}
