import { createHash } from 'node:crypto';
import type { StoragePort } from '../../storage/storage.port';
import { deployedFile } from '../websites/deployment';

/**
 * Storage key of a deployment's picture: below a folder named by a content hash, so keys are
 * immutable.
 */
export const thumbnailKey = (websiteId: string, deployment: string, thumbnail: string): string =>
  `${thumbnailFolder(websiteId, deployment, thumbnail)}card.webp`;

export const thumbnailFolder = (websiteId: string, deployment: string, thumbnail: string) =>
  deployedFile(websiteId, deployment, `thumbnail/${thumbnail}/`);

/** Stores a picture and returns its name. It belongs to the deployment and is deleted with it. */
export async function storeThumbnail(
  storage: StoragePort,
  { websiteId, deployment }: { readonly websiteId: string; readonly deployment: string },
  picture: Buffer,
): Promise<string> {
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 32);
  await storage.create(thumbnailKey(websiteId, deployment, hash), picture);
  return hash;
}
