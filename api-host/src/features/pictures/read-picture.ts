import sharp from 'sharp';
import { pictureLimits } from 'shared-kit/contract';

/** A picture as it is kept. */
export interface ReadPicture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Reads a member's upload; UnusablePicture for what is none. */
export type PictureReader = (member: string, upload: Buffer) => Promise<ReadPicture>;

/** Reads in this process; the host has a process of its own for it. */
export const readPictureHere: PictureReader = (_, upload) => readPicture(upload);

/** Why a file is not taken, in words for the member. */
export class UnusablePicture extends Error {}

/** All frames of a moving picture count; a file of a few bytes can claim to be enormous. */
const mostPixels = 60_000_000;

const secondsToRead = 20;

/** How the first bytes of the four kinds begin, in hex. */
const signatures: readonly RegExp[] = [
  /^89504e470d0a1a0a/,
  /^ffd8ff/,
  /^52494646.{8}57454250/,
  /^474946383[79]61/,
];

/**
 * Reads an upload and writes it anew as WebP: upright, at most so large, without a camera's notes (such
 * as where it was). What comes out was made here, whatever else the file held.
 */
export async function readPicture(upload: Buffer): Promise<ReadPicture> {
  const start = upload.toString('hex', 0, 16);
  if (!signatures.some((signature) => signature.test(start))) {
    throw new UnusablePicture('Pictures can be PNG, JPEG, WebP or GIF files');
  }
  const { side } = pictureLimits;
  try {
    const { data, info } = await sharp(upload, { animated: true, limitInputPixels: mostPixels })
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

/** By what the decoders say; each has words of its own for memory it did not get. */
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
