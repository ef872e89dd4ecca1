import sharp from 'sharp';
import type { StoragePort } from '../../storage/storage.port';
import { inPictureTurn } from './picture-turns';
import { pictureKey } from './pictures.repository';
import type { PictureRow } from './pictures.repository';

/** A longer side improves no model's answer, and every pixel costs money. */
const maxSide = 1_568;

/** Reads a picture in a format every model accepts; null where its file is missing. */
export type ReadReference = (picture: PictureRow) => Promise<Uint8Array | null>;

/**
 * As a JPEG on white: many local servers cannot decode WebP. The first frame of an animation, from
 * the file re-encoded by this host.
 */
export const referenceReader =
  (storage: StoragePort): ReadReference =>
  async (picture) => {
    const file = await storage.get(pictureKey(picture));
    if (!file) return null;
    const made = sharp(file.content)
      .timeout({ seconds: 20 })
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 });
    return inPictureTurn(() => made.toBuffer());
  };
