import type { ToneId } from './tone';

const opposites: readonly (readonly [ToneId, ToneId])[] = [
  ['playful', 'professional'],
  ['minimal', 'bold'],
  ['elegant', 'playful'],
  ['rustic', 'futuristic'],
  ['calm', 'bold'],
];

/** Whether the page is to be dark or light, and what to say where both were asked for. */
export function wantsDark(masked: string): { dark: boolean | null; conflict: string | null } {
  const dark =
    /\b(?:dark (?:theme|mode|website|site|design|look|background|style|colou?r scheme)|(?:dark|black|night)[- ]themed?|moody|all[- ]black|dark(?= with| and|,| details))\b(?! (?:toggle|switch|button|option))/i.test(
      masked,
    );
  const light =
    /\b(?:light (?:theme|mode|background|design|look)|bright (?:and airy|look|theme)|airy)\b(?! (?:toggle|switch))/i.test(
      masked,
    );
  const toggle = /\bmode (?:toggle|switch|button|option)|toggle|between light/i.test(masked);
  if (dark && light && !toggle) {
    return { dark: true, conflict: 'You asked for a dark and a light look; the page is dark.' };
  }
  return { dark: dark && !(light && toggle) ? true : light ? false : null, conflict: null };
}

/** Whether the type is to have serifs; null where nothing is said. */
export const wantsSerif = (masked: string): boolean | null =>
  /\bsans[- ]serif\b/i.test(masked) ? false : /\bserif\b/i.test(masked) ? true : null;

/** Two of the tones asked for first that no page can have together. */
export const clashOf = (tones: readonly ToneId[]) =>
  opposites.find((pair) => pair.every((one) => tones.slice(0, 3).includes(one)));
