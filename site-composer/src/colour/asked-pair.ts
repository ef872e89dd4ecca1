import type { Look } from '../model/page';
import { contrast, readColour } from './oklch';

/** Nearer in hue than this, two colours are one in two shades. */
const sameHue = 25;
/** Buttons stand out from their ground by 3:1. */
const standsOut = 3;

export interface AskedPair {
  /** What buttons and links are in; null when none was asked for. */
  readonly main: string | null;
  /** The other colour of the page that was asked for: it is a ground, so that it is seen. */
  readonly second: string | null;
}

/** Whether two colours are shades of one; greys have no hue. */
export function isSameHue(one: string, other: string): boolean {
  const [first, second] = [readColour(one), readColour(other)];
  const apart = Math.abs(first.hue - second.hue);
  return Math.min(first.chroma, second.chroma) >= 0.03 && Math.min(apart, 360 - apart) < sameHue;
}

const isGrey = (hex: string): boolean => readColour(hex).chroma < 0.03;

/** The colour that leads the page, where it is to be strong. */
export function leading(look: Look): string | null {
  return look.soft === false ? (look.asked['brand'] ?? null) : null;
}

/**
 * Which of the colours that were asked for does what. A brand and an accent are both seen: what can be read on the
 * page's ground is for buttons and links, the other one is a ground. Two shades of one hue are the brand.
 */
export function askedPair({ asked }: Look, paper: string): AskedPair {
  const { brand, accent, button } = asked;
  if (button) return { main: button, second: brand ?? accent ?? null };
  if (!brand || !accent || brand === accent) return { main: brand ?? accent ?? null, second: null };
  // A grey beside a colour is no colour of buttons.
  if (isGrey(accent) && !isGrey(brand)) return { main: brand, second: accent };
  const fits = (hex: string) => contrast(hex, paper) >= standsOut;
  if (fits(brand) && isSameHue(brand, accent)) return { main: brand, second: null };
  if (fits(brand) && !fits(accent)) return { main: brand, second: accent };
  return { main: accent, second: brand };
}
