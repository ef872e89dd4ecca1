/**
 * Raw values of the visual language; the only place that holds any. Components use the custom
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
const stone: Ramp = [
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
const basalt: Ramp = [
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
const petrol = {
  50: [0.965, 0.018, 200],
  400: [0.8, 0.105, 192],
  600: [0.5, 0.088, 205],
  700: [0.45, 0.08, 206],
  800: [0.395, 0.07, 208],
  900: [0.262, 0.034, 208],
} as const satisfies Record<number, Oklch>;

/** Every colour by what it is for. Both themes define all of them. */
export interface Palette {
  readonly surface: Oklch;
  readonly 'surface-raised': Oklch;
  readonly 'surface-sunken': Oklch;
  readonly 'surface-hover': Oklch;
  readonly 'surface-active': Oklch;
  readonly text: Oklch;
  readonly 'text-muted': Oklch;
  readonly 'text-inverse': Oklch;
  readonly 'surface-inverse': Oklch;
  readonly border: Oklch;
  readonly 'border-strong': Oklch;
  /** Outline of fields and check boxes: 3:1 against every surface they stand on. */
  readonly 'border-control': Oklch;
  readonly accent: Oklch;
  readonly 'accent-hover': Oklch;
  readonly 'accent-active': Oklch;
  /** Text and icons on the solid accent. */
  readonly 'accent-contrast': Oklch;
  /** Accent-coloured text (links, the selected item) on a surface. */
  readonly 'accent-text': Oklch;
  readonly 'accent-surface': Oklch;
  readonly success: Oklch;
  readonly 'success-text': Oklch;
  readonly 'success-surface': Oklch;
  readonly warning: Oklch;
  readonly 'warning-text': Oklch;
  readonly 'warning-surface': Oklch;
  readonly danger: Oklch;
  readonly 'danger-hover': Oklch;
  readonly 'danger-active': Oklch;
  readonly 'danger-contrast': Oklch;
  readonly 'danger-text': Oklch;
  readonly 'danger-surface': Oklch;
  readonly 'purple-text': Oklch;
  readonly 'purple-surface': Oklch;
  readonly focus: Oklch;
  readonly overlay: Oklch;
}

/** The light theme. */
export const lightPalette: Palette = {
  surface: stone[1],
  'surface-raised': stone[0],
  'surface-sunken': stone[2],
  'surface-hover': stone[3],
  'surface-active': stone[4],
  text: stone[11],
  'text-muted': stone[9],
  'text-inverse': stone[1],
  'surface-inverse': stone[11],
  border: stone[5],
  'border-strong': stone[6],
  'border-control': stone[7],
  accent: petrol[600],
  'accent-hover': petrol[700],
  'accent-active': petrol[800],
  'accent-contrast': stone[0],
  'accent-text': petrol[700],
  'accent-surface': petrol[50],
  success: [0.56, 0.13, 150],
  'success-text': [0.44, 0.105, 150],
  'success-surface': [0.962, 0.03, 155],
  warning: [0.6, 0.125, 65],
  'warning-text': [0.46, 0.095, 62],
  'warning-surface': [0.968, 0.035, 85],
  danger: [0.535, 0.185, 27],
  'danger-hover': [0.48, 0.17, 27],
  'danger-active': [0.43, 0.15, 27],
  'danger-contrast': stone[0],
  'danger-text': [0.49, 0.175, 27],
  'danger-surface': [0.965, 0.018, 25],
  'purple-text': [0.46, 0.16, 305],
  'purple-surface': [0.955, 0.025, 305],
  focus: [0.55, 0.1, 205],
  overlay: [0.2, 0.01, 70, 0.45],
};

/** The dark theme. */
export const darkPalette: Palette = {
  surface: basalt[1],
  'surface-raised': basalt[2],
  'surface-sunken': basalt[0],
  'surface-hover': basalt[3],
  'surface-active': basalt[4],
  text: basalt[11],
  'text-muted': basalt[9],
  'text-inverse': basalt[1],
  'surface-inverse': basalt[11],
  border: basalt[5],
  'border-strong': basalt[6],
  'border-control': basalt[7],
  accent: [0.535, 0.092, 203],
  'accent-hover': [0.555, 0.095, 202],
  'accent-active': [0.5, 0.088, 204],
  'accent-contrast': stone[0],
  'accent-text': petrol[400],
  'accent-surface': petrol[900],
  success: [0.72, 0.15, 152],
  'success-text': [0.81, 0.13, 154],
  'success-surface': [0.255, 0.034, 155],
  warning: [0.78, 0.13, 78],
  'warning-text': [0.84, 0.115, 82],
  'warning-surface': [0.262, 0.034, 75],
  danger: [0.56, 0.185, 27],
  'danger-hover': [0.585, 0.19, 27],
  'danger-active': [0.53, 0.18, 27],
  'danger-contrast': stone[0],
  'danger-text': [0.78, 0.125, 23],
  'danger-surface': [0.258, 0.045, 25],
  'purple-text': [0.82, 0.095, 305],
  'purple-surface': [0.28, 0.055, 305],
  focus: [0.78, 0.105, 195],
  overlay: [0.08, 0.004, 70, 0.64],
};

const shadowsOf = (ink: string, strength: number): Record<string, string> => ({
  'shadow-raised': `0 1px 2px rgb(${ink} / ${strength}), 0 1px 1px rgb(${ink} / ${strength / 2})`,
  'shadow-overlay': `0 16px 40px -8px rgb(${ink} / ${strength * 3.2}), 0 4px 12px rgb(${ink} / ${strength * 1.4})`,
});

/** Shadows differ by theme: on dark surfaces only a deep one is seen at all. */
export const lightShadows = shadowsOf('38 32 26', 0.06);
/** Shadows of the dark theme. */
export const darkShadows = shadowsOf('0 0 0', 0.2);

/** Everything that is the same in both themes, by custom property name without the dashes. */
export const scale: Readonly<Record<string, string>> = {
  'font-sans': "'Geist Variable', 'Geist Fallback', system-ui, sans-serif",
  'font-mono': "'Geist Mono Variable', 'Geist Mono Fallback', ui-monospace, monospace",
  'text-12': '0.75rem',
  'text-13': '0.8125rem',
  'text-14': '0.875rem',
  'text-16': '1rem',
  'text-20': '1.25rem',
  'text-24': '1.5rem',
  'text-32': '2rem',
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((step) => [`space-${step}`, `${step * 4}px`]),
  ),
  'radius-s': '6px',
  'radius-m': '10px',
  'radius-l': '16px',
  'ease-out': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
};

const cssColour = ([lightness, chroma, hue, alpha]: Oklch): string =>
  `oklch(${lightness} ${chroma} ${hue}${alpha === undefined ? '' : ` / ${alpha}`})`;

/** Custom property declarations of one theme, ready for a style sheet. */
export function themeDeclarations(palette: Palette, shadows: Record<string, string>): string {
  const colours = Object.entries<Oklch>({ ...palette }).map(
    ([name, value]) => `--color-${name}:${cssColour(value)};`,
  );
  return [...colours, scaleDeclarations(shadows)].join('');
}

/** Custom property declarations for plain values. */
export function scaleDeclarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}
