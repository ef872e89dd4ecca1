/**
 * Raw values of the visual language are in this folder and nowhere else. Components use the custom
 * properties (`var(--color-text)`), so a remote matches whichever shell version it runs in.
 */

/** OKLCH: lightness 0..1, chroma, hue in degrees, and an optional alpha. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number, alpha?: number];

type Ramp = readonly [
  Oklch,
  Oklch,
  Oklch,
  Oklch,
  Oklch,
  Oklch,
  Oklch,
  Oklch,
  Oklch,
  Oklch,
  Oklch,
  Oklch,
];

/** Warm stone: grey paper next to which the petrol accent and the member's own site stand out. */
export const stone: Ramp = [
  [1, 0, 0],
  [0.984, 0.002, 85],
  [0.968, 0.003, 85],
  [0.947, 0.004, 85],
  [0.924, 0.005, 85],
  [0.895, 0.006, 85],
  [0.855, 0.007, 85],
  [0.635, 0.009, 80],
  [0.56, 0.01, 80],
  [0.475, 0.01, 75],
  [0.36, 0.009, 70],
  [0.215, 0.008, 65],
];

/** Dark is its own ramp: raised surfaces get lighter, borders are lines of light, not of ink. */
export const basalt: Ramp = [
  [0.155, 0.004, 70],
  [0.182, 0.004, 70],
  [0.215, 0.005, 70],
  [0.25, 0.005, 70],
  [0.285, 0.006, 70],
  [0.315, 0.006, 70],
  [0.36, 0.007, 70],
  [0.55, 0.009, 75],
  [0.62, 0.009, 75],
  [0.725, 0.009, 80],
  [0.83, 0.007, 80],
  [0.955, 0.004, 85],
];

/** Petrol, the accent: between the blue everybody uses and the green that means success. */
export const petrol = {
  50: [0.965, 0.018, 200],
  400: [0.8, 0.105, 192],
  600: [0.5, 0.088, 205],
  700: [0.45, 0.08, 206],
  800: [0.395, 0.07, 208],
  900: [0.262, 0.034, 208],
} as const satisfies Record<number, Oklch>;
