import { pictureNamesIn } from 'shared-kit/contract';
import type { DraftFiles } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import { findPictures } from './pictures.repository';

/** The names, among those referenced by code, of pictures that the member has. */
export async function ownPicturesIn(
  db: Database,
  userId: string,
  ...code: readonly DraftFiles[]
): Promise<ReadonlySet<string>> {
  const asked = new Set(code.flatMap(pictureNamesIn));
  const rows = await findPictures(db, userId, [...asked]);
  return new Set(rows.map(({ name }) => name));
}
