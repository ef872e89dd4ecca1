import sharp from 'sharp';
import { siteFileNames } from 'shared-kit/contract';
import type { SiteFiles } from 'shared-kit/contract';
import { inPictureTurn } from '../pictures/picture-turns';
import type { PageFile, Photographer, Shot } from './chromium/photograph';
import { drawLook } from './drawn/draw-look';
import type { ReadLook } from './drawn/look-thread';

/** The window, and the stored width: sharp on a card of 320 px on a high-density screen. */
const shot: Shot = { width: 1280, height: 800 };
const width = 640;

/** Only pictures encoded here are stored; this limits whatever Chromium returns. */
const maxPixels = 4_000_000;

/** A picture of a page as rendered by a browser. */
export const photographPage = async (
  photograph: Photographer,
  page: PageFile,
  stopped: AbortSignal,
): Promise<Buffer> => encode(await photograph(page, shot, stopped));

/** A picture of a page as drawn from its code, without a browser. */
export const drawPage = async (
  page: PageFile,
  title: string,
  readLook: ReadLook,
): Promise<Buffer> =>
  encode(Buffer.from(drawLook(await readLook(await readFiles(page), title), shot)));

const encode = (picture: Buffer): Promise<Buffer> =>
  inPictureTurn(() =>
    sharp(picture, { limitInputPixels: maxPixels })
      .timeout({ seconds: 20 })
      .resize({ width })
      .webp({ quality: 80 })
      .toBuffer(),
  );

async function readFiles(page: PageFile): Promise<SiteFiles> {
  const text = async (name: string) => (await page(name))?.content.toString() ?? '';
  const { html, css, js } = siteFileNames;
  return { html: await text(html), css: await text(css), js: await text(js) };
}
