import sharp from 'sharp';
import type { StoragePort } from '../../storage/storage.port';
import { pictureKey } from './pictures.repository';
import type { PictureRow } from './pictures.repository';

/** A longer side gets no better answer from any model, and each pixel is paid for. */
const longestSide = 1_568;

/** Reads a picture in the form every model takes; null where its file is gone. */
export type ReadReference = (picture: PictureRow) => Promise<Uint8Array | null>;

/**
 * As a JPEG on white: many local servers cannot read WebP. Of a moving picture the first frame, from the
 * file this host wrote itself.
 */
export const referenceReader =
  (storage: StoragePort): ReadReference =>
  async (picture) => {
    const file = await storage.get(pictureKey(picture));
    if (!file) return null;
    return sharp(file.content)
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer();
  };
