import sharp from 'sharp';
import { pictureLimits } from 'shared-kit/contract';

/** A picture as stored. */
export interface ReadPicture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Processes a member's upload; throws UnusablePicture for anything that is not a picture. */
export type PictureReader = (member: string, upload: Buffer) => Promise<ReadPicture>;

/** Processes in the calling process; the host uses a child process. */
export const readPictureHere: PictureReader = (_, upload) => readPicture(upload);

/** Why a file is refused, as a sentence for the member. */
export class UnusablePicture extends Error {}

/** Total over all frames of an animation; a file of a few bytes can declare enormous dimensions. */
const maxPixels = 60_000_000;

const secondsToRead = 20;

/** Magic bytes of the four formats, in hex. */
const signatures: readonly RegExp[] = [
  /^89504e470d0a1a0a/,
  /^ffd8ff/,
  /^52494646.{8}57454250/,
  /^474946383[79]61/,
];

/**
 * Decodes an upload and re-encodes it as WebP: upright, limited in size, without camera metadata
 * (such as its location). The result contains nothing else from the file.
 */
export async function readPicture(upload: Buffer): Promise<ReadPicture> {
  const start = upload.toString('hex', 0, 16);
  if (!signatures.some((signature) => signature.test(start))) {
    throw new UnusablePicture('Pictures can be PNG, JPEG, WebP or GIF files');
  }
  const { side } = pictureLimits;
  try {
    const { data, info } = await sharp(upload, { animated: true, limitInputPixels: maxPixels })
      .timeout({ seconds: secondsToRead })
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.pageHeight ?? info.height };
  } catch (error) {
    throw new UnusablePicture(reasonOf(error));
  }
}

export const tooLong = 'The picture takes too long to read';
export const tooMuchMemory = 'The picture takes too much memory to read';

/** Matched against decoder messages; each decoder words a failed allocation differently. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/pixel limit/i, 'The picture has too many pixels: at most 60 million'],
  [/timeout/i, tooLong],
  [/memory/i, tooMuchMemory],
];

function reasonOf(error: unknown): string {
  const said = error instanceof Error ? error.message : '';
  const reason = reasons.find(([words]) => words.test(said))?.[1];
  return reason ?? 'The file is damaged: it cannot be read as a picture';
}
