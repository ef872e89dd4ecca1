import type { Database } from '../../database/schema';
import type { StoragePort } from '../../storage/storage.port';
import { deployedFile } from '../websites/deployment';
import { drawPage } from './make-thumbnail';
import { thumbnailKey } from './thumbnail-files';
import { findThumbnail } from './thumbnails.repository';

/** A picture for `og:image`: JPEG, 1200 × 630. */
export interface SocialImage {
  readonly content: Buffer;
  readonly contentType: string;
  /** Changes whenever the content does. */
  readonly fingerprint: string;
}

/** What pages say of the picture beside its address. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/**
 * The picture of a deployment for link previews. It is photographed shortly after a publish; until then, for the few
 * who ask, it is drawn. Null only when the deployment has no files (any more).
 */
export async function readSocialImage(
  { db, storage }: { readonly db: Database; readonly storage: StoragePort },
  website: { readonly id: string; readonly deployment: string; readonly title?: string },
): Promise<SocialImage | null> {
  const { id, deployment } = website;
  const thumbnail = await findThumbnail(db, id, deployment);
  const file =
    thumbnail === null
      ? null
      : await storage.get(thumbnailKey(id, deployment, thumbnail, 'social.jpg'));
  if (file && thumbnail) return { ...file, fingerprint: thumbnail };
  const page = (name: string) => storage.get(deployedFile(id, deployment, name));
  if ((await page('index.html')) === null) return null;
  const { social } = await drawPage(page, website.title ?? 'Website');
  return { content: social, contentType: 'image/jpeg', fingerprint: `${deployment}-drawn` };
}
