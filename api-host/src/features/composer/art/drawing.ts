import type { Random } from '../text/random';

/** Canvas of a picture; wider or taller pictures show more or less of it. */
export interface Canvas {
  w: number;
  h: number;
  random: Random;
}

/** Whole numbers keep the file small and the same on every machine. */
export const n = (value: number) => Math.round(value);
export const rect = (c: number, x: number, y: number, w: number, h: number, rx = 0) =>
  `<rect class="c${c}" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${rx > 0 ? ` rx="${n(rx)}"` : ''}/>`;
export const disc = (c: number, x: number, y: number, r: number) =>
  `<circle class="c${c}" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`;
export const oval = (c: number, x: number, y: number, rx: number, ry: number) =>
  `<ellipse class="c${c}" cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"/>`;
export const path = (c: number, d: string) => `<path class="c${c}" d="${d}"/>`;
export const stroke = (c: number, d: string, width = 4) =>
  `<path class="s${c}" d="${d}" stroke-width="${width}"/>`;
export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
