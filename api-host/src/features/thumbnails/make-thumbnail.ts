import sharp from 'sharp';
import { siteFileNames } from 'shared-kit/contract';
import type { SiteFiles } from 'shared-kit/contract';
import type { PageFile, Photographer, Shot } from './chromium/photograph';
import { drawLook } from './drawn/draw-look';
import { readLook } from './drawn/read-look';
import type { ThumbnailFiles } from './thumbnail-files';

/** The window of a card, and what is kept of it: sharp on a card of 320 px on a dense screen. */
const cardShot: Shot = { width: 1280, height: 800 };
const cardWidth = 640;

/** What services that show links ask for. */
const socialShot: Shot = { width: 1200, height: 630 };

/** A picture is ours only when it was encoded here; whatever Chromium hands over, this is its bound. */
const mostPixels = 4_000_000;

/** The pictures of a page as a browser shows it. */
export async function photographPage(
  photograph: Photographer,
  page: PageFile,
  stopped: AbortSignal,
): Promise<ThumbnailFiles> {
  const [card, social] = await photograph(page, [cardShot, socialShot], stopped);
  if (!card || !social) throw new Error('Chromium made too few pictures');
  return encode(card, social);
}

/** The pictures of a page as they can be drawn from its code, without a browser. */
export async function drawPage(page: PageFile, title: string): Promise<ThumbnailFiles> {
  const look = readLook(await readFiles(page), title);
  return encode(Buffer.from(drawLook(look, cardShot)), Buffer.from(drawLook(look, socialShot)));
}

async function encode(card: Buffer, social: Buffer): Promise<ThumbnailFiles> {
  const [small, large] = await Promise.all([
    read(card).resize({ width: cardWidth }).webp({ quality: 80 }).toBuffer(),
    read(social).flatten({ background: '#ffffff' }).jpeg({ quality: 84, mozjpeg: true }).toBuffer(),
  ]);
  return { card: small, social: large };
}

const read = (picture: Buffer) =>
  sharp(picture, { limitInputPixels: mostPixels }).timeout({ seconds: 20 });

async function readFiles(page: PageFile): Promise<SiteFiles> {
  const text = async (name: string) => (await page(name))?.content.toString() ?? '';
  const { html, css, js } = siteFileNames;
  return { html: await text(html), css: await text(css), js: await text(js) };
}
