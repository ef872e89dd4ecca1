import sharp from 'sharp';
import { escapeAttribute } from 'site-document/escape';
import type { SiteLook } from 'site-document/look';
import { inPictureTurn } from '../../features/pictures/picture-turns';
import { pictureSize } from './decorate-page';
import { initialOf } from './favicon';

/** What the picture shows. */
export interface SocialPicture {
  readonly title: string;
  readonly description: string;
  /** Where the website is, as people say it: no scheme, no slash. */
  readonly place: string;
  readonly look: SiteLook;
  /** How the page looks in a browser, where that is known. */
  readonly shot: Buffer | null;
  /** A picture the page itself shows. */
  readonly photo: Buffer | null;
}

const margin = 72;
const photoWidth = 460;
/** The picture of the page: all of it, beside the words. */
const frame = { width: 512, height: 320, right: 56 } as const;
const tile = 64;

/**
 * The picture messengers and networks show with a link: name, words, colours and, where the page has
 * one, a picture of the page. Set by sharp in the host's own fonts; a host without any font gets the
 * same picture without letters. Waits for its turn, as all picture work of this process.
 */
export const renderSocialPicture = (about: SocialPicture): Promise<Buffer> =>
  inPictureTurn(() => render(about));

async function render(about: SocialPicture): Promise<Buffer> {
  const { look, title, description, place } = about;
  const photo = await cut(about.photo, photoWidth, pictureSize.height);
  const shot = await cut(about.shot, frame.width, frame.height);
  const beside = shot ? frame.width + frame.right - 24 : photo ? photoWidth : 0;
  const width = pictureSize.width - 2 * margin - beside;
  const [heading, words, address] = await Promise.all([
    setText({ text: title, colour: look.text, size: 80, weight: 700, width, height: 230 }),
    setText({ text: description, colour: look.text, size: 32, weight: 400, width, height: 150 }),
    setText({
      text: place,
      colour: look.link,
      size: 26,
      weight: 400,
      width: width - 88,
      height: 40,
    }),
  ]);
  const bottom = pictureSize.height - margin - tile;
  const lines = [
    ...(heading ? [{ input: heading.data, left: margin, top: margin }] : []),
    ...(words
      ? [{ input: words.data, left: margin, top: margin + (heading?.info.height ?? 0) + 28 }]
      : []),
    ...(address
      ? [
          {
            input: address.data,
            left: margin + 88,
            top: bottom + Math.round((tile - address.info.height) / 2),
          },
        ]
      : []),
  ];
  return sharp(Buffer.from(groundOf(title, look, shot !== null)))
    .composite([
      ...(shot ? [{ input: shot, left: shotAt.left, top: shotAt.top }] : []),
      ...(photo ? [{ input: photo, left: pictureSize.width - photoWidth, top: 0 }] : []),
      ...lines,
    ])
    .png({ compressionLevel: 9, palette: photo === null && shot === null })
    .toBuffer();
}

/** A picture that cannot be read is left out; the rest is still drawn. */
async function cut(photo: Buffer | null, width: number, height: number): Promise<Buffer | null> {
  if (photo === null) return null;
  try {
    return await sharp(photo, { limitInputPixels: 50_000_000 })
      .timeout({ seconds: 20 })
      .resize(width, height, { fit: 'cover', position: 'top' })
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}

const shotAt = {
  left: pictureSize.width - frame.right - frame.width,
  top: (pictureSize.height - frame.height) / 2,
};

function groundOf(title: string, look: SiteLook, framed: boolean): string {
  const { ground, text, brand, onBrand } = look;
  const { width, height } = pictureSize;
  const top = height - margin - tile;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${ground}"/>
<rect width="16" height="${height}" fill="${brand}"/>
<rect x="${margin}" y="${top}" width="${tile}" height="${tile}" rx="14" fill="${brand}"/>
<text x="${margin + tile / 2}" y="${top + 46}" font-family="sans-serif" font-size="38" font-weight="700" text-anchor="middle" fill="${onBrand}">${escapeAttribute(initialOf(title))}</text>
${framed ? `<rect x="${shotAt.left - 2}" y="${shotAt.top - 2}" width="${frame.width + 4}" height="${frame.height + 4}" rx="4" fill="${text}" fill-opacity="0.25"/>` : ''}
</svg>`;
}

interface SetText {
  readonly text: string;
  readonly colour: string;
  readonly size: number;
  readonly weight: number;
  readonly width: number;
  readonly height: number;
}

/** Wrapped to the width, and smaller where it would be higher than its room. */
async function setText({ text, colour, size, weight, width, height }: SetText) {
  const plain = text.replaceAll(/\p{Control}/gu, ' ').trim();
  if (plain === '') return null;
  for (const scale of [1, 0.8, 0.64, 0.5]) {
    const markup = `<span foreground="${colour}" weight="${weight}" size="${Math.round(size * scale * 1024)}">${escapeAttribute(plain)}</span>`;
    const set = await sharp({
      text: { text: markup, font: 'sans-serif', width, rgba: true, dpi: 72, wrap: 'word-char' },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    if (set.info.height <= height && set.info.width <= width) return set;
  }
  return null;
}
