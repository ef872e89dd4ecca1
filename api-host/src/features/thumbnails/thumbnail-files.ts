import { createHash } from 'node:crypto';
import type { StoragePort } from '../../storage/storage.port';
import { deployedFile } from '../websites/deployment';

/** The two pictures of a deployment, which belong to it and go with it. */
export interface ThumbnailFiles {
  /** For the list of projects. */
  readonly card: Buffer;
  /** For whoever shows a link to the page: 1200 × 630, and JPEG because not everybody reads WebP. */
  readonly social: Buffer;
}

/** Where a deployment's pictures lie: below a folder named by what is in them, so a key never changes. */
export const thumbnailKey = (
  websiteId: string,
  deployment: string,
  thumbnail: string,
  name: 'card.webp' | 'social.jpg',
): string => `${thumbnailFolder(websiteId, deployment, thumbnail)}${name}`;

export const thumbnailFolder = (websiteId: string, deployment: string, thumbnail: string) =>
  deployedFile(websiteId, deployment, `thumbnail/${thumbnail}/`);

/** Stores both and answers their name. */
export async function storeThumbnail(
  storage: StoragePort,
  { websiteId, deployment }: { readonly websiteId: string; readonly deployment: string },
  { card, social }: ThumbnailFiles,
): Promise<string> {
  const hash = createHash('sha256').update(card).update(social).digest('hex').slice(0, 32);
  await storage.create(thumbnailKey(websiteId, deployment, hash, 'card.webp'), card);
  await storage.create(thumbnailKey(websiteId, deployment, hash, 'social.jpg'), social);
  return hash;
}
