import type { TypePairingId } from '../model/page';

/** How a display face is set. */
interface DisplaySetting {
  readonly weight: number;
  /** Letter spacing in em. */
  readonly tracking: number;
  readonly lineHeight: number;
  /** Width of a wide letter in em, with its tracking: what the longest word of a heading may need. */
  readonly letter: number;
  readonly uppercase?: boolean;
}

/** Two typefaces that go together: one with character for headings, a quiet one for reading. */
export interface TypePairing {
  readonly id: TypePairingId;
  /** Names in `fonts.json`; equal when one face does both. */
  readonly display: string;
  readonly text: string;
  readonly setting: DisplaySetting;
  /** Growth from one size to the next, on the narrowest and on the widest screen. */
  readonly ratio: readonly [number, number];
  /** How much larger than the scale the display face must be set to look as large. */
  readonly optical: number;
  /** What it suits, most fitting first. */
  readonly moods: readonly string[];
  readonly style: 'serif' | 'sans' | 'display';
}

export const typePairings: readonly TypePairing[] = [
  {
    id: 'fraunces',
    display: 'fraunces',
    text: 'instrument-sans',
    setting: { weight: 560, tracking: -0.025, lineHeight: 1.04, letter: 0.62 },
    ratio: [1.2, 1.29],
    optical: 1,
    moods: ['warm', 'rustic', 'handmade', 'cosy', 'natural', 'traditional', 'friendly'],
    style: 'serif',
  },
  {
    id: 'bricolage',
    display: 'bricolage-grotesque',
    text: 'dm-sans',
    setting: { weight: 720, tracking: -0.03, lineHeight: 1, letter: 0.62 },
    ratio: [1.2, 1.3],
    optical: 1,
    moods: ['fresh', 'modern', 'friendly', 'lively', 'creative', 'young'],
    style: 'sans',
  },
  {
    id: 'cormorant',
    display: 'cormorant',
    text: 'figtree',
    setting: { weight: 500, tracking: -0.015, lineHeight: 1.02, letter: 0.56 },
    ratio: [1.22, 1.3],
    optical: 1.18,
    moods: ['elegant', 'romantic', 'luxurious', 'calm', 'classic', 'minimal'],
    style: 'serif',
  },
  {
    id: 'manrope',
    display: 'manrope',
    text: 'manrope',
    setting: { weight: 720, tracking: -0.04, lineHeight: 1.05, letter: 0.62 },
    ratio: [1.2, 1.27],
    optical: 0.95,
    moods: ['clean', 'modern', 'professional', 'technical', 'minimal', 'trustworthy'],
    style: 'sans',
  },
  {
    id: 'shoulders',
    display: 'big-shoulders',
    text: 'work-sans',
    // Of capitals, so wide that "NORTHUMBERLAND" fits its line.
    setting: { weight: 850, tracking: -0.005, lineHeight: 1.02, letter: 0.54, uppercase: true },
    ratio: [1.24, 1.34],
    optical: 1.3,
    moods: ['bold', 'loud', 'sporty', 'industrial', 'energetic', 'festive'],
    style: 'display',
  },
  {
    id: 'unbounded',
    display: 'unbounded',
    text: 'figtree',
    setting: { weight: 600, tracking: -0.035, lineHeight: 1.06, letter: 0.84 },
    ratio: [1.18, 1.26],
    optical: 0.85,
    moods: ['futuristic', 'playful', 'bold', 'techno', 'youthful', 'neon'],
    style: 'display',
  },
  {
    id: 'newsreader',
    display: 'newsreader',
    text: 'public-sans',
    setting: { weight: 480, tracking: -0.025, lineHeight: 1.06, letter: 0.58 },
    ratio: [1.2, 1.28],
    optical: 1.06,
    moods: ['serious', 'literary', 'trustworthy', 'traditional', 'calm', 'informative'],
    style: 'serif',
  },
  {
    id: 'gabarito',
    display: 'gabarito',
    text: 'nunito-sans',
    setting: { weight: 740, tracking: -0.02, lineHeight: 1.02, letter: 0.6 },
    ratio: [1.2, 1.29],
    optical: 1.02,
    moods: ['friendly', 'playful', 'cheerful', 'childlike', 'helpful', 'colourful'],
    style: 'sans',
  },
  {
    id: 'syne',
    display: 'syne',
    text: 'karla',
    setting: { weight: 720, tracking: -0.035, lineHeight: 1, letter: 0.74 },
    ratio: [1.2, 1.31],
    optical: 0.92,
    moods: ['artistic', 'creative', 'avant-garde', 'edgy', 'stylish'],
    style: 'display',
  },
  {
    id: 'archivo',
    display: 'archivo',
    text: 'archivo',
    setting: { weight: 760, tracking: -0.03, lineHeight: 1, letter: 0.62 },
    ratio: [1.2, 1.28],
    optical: 0.98,
    moods: ['solid', 'reliable', 'practical', 'industrial', 'professional', 'direct'],
    style: 'sans',
  },
];

/** The pairing of that name; the first one for a name nobody knows. */
export function findPairing(id: TypePairingId): TypePairing {
  const found = typePairings.find((pairing) => pairing.id === id) ?? typePairings[0];
  if (!found) throw new Error('There are no type pairings.');
  return found;
}
