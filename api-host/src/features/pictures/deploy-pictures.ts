import { pictureFolder, pictureNamesIn } from 'shared-kit/contract';
import type { SiteFiles } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import type { StoragePort } from '../../storage/storage.port';
import type { DeployedFile } from '../websites/deployment';
import { findPictures, pictureKey } from './pictures.repository';

/** Far more than a project may have; code can contain any number. */
const maxNames = 500;

/**
 * The member's own pictures that a website references, to publish with it: deleting one later does
 * not affect a page that is online. Names of other members' pictures are ignored.
 */
export async function picturesFor(
  { db, storage }: { readonly db: Database; readonly storage: StoragePort },
  userId: string,
  files: SiteFiles,
): Promise<DeployedFile[]> {
  const rows = await findPictures(db, userId, pictureNamesIn(files).slice(0, maxNames));
  const found = await Promise.all(
    rows.map(async (row) => {
      const file = await storage.get(pictureKey(row));
      return file && { path: pictureFolder + row.name, content: file.content };
    }),
  );
  return found.filter((one) => one !== null);
}
