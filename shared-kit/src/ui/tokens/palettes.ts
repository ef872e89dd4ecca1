import { basalt, petrol, stone } from './ramps';
import type { Oklch } from './ramps';

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
