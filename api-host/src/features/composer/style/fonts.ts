import type { ToneId } from '../understand/tone';

/** Stacks of fonts that systems carry, best first: nothing is downloaded, nothing can fail to load. */
const stacks = {
  transitional: "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, 'Liberation Serif', serif",
  oldStyle: "'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', 'P052', serif",
  didone: "Didot, 'Bodoni MT', 'Noto Serif Display', 'URW Bookman', Sylfaen, Georgia, serif",
  antique: "Superclarendon, 'Bookman Old Style', 'URW Bookman L', Georgia, 'DejaVu Serif', serif",
  slab: "Rockwell, 'Rockwell Nova', 'Roboto Slab', 'DejaVu Serif', 'Sitka Small', serif",
  humanist:
    "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', 'Source Sans Pro', sans-serif",
  geometric:
    "Avenir, 'Avenir Next', Montserrat, Corbel, 'URW Gothic', 'Century Gothic', source-sans-pro, sans-serif",
  grotesque: "Inter, 'Helvetica Neue', 'Segoe UI', Roboto, Arial, 'Liberation Sans', sans-serif",
  classical: "Optima, Candara, 'Noto Sans', 'Source Sans Pro', 'DejaVu Sans', sans-serif",
  rounded:
    "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, Comfortaa, 'Arial Rounded MT Bold', Calibri, sans-serif",
  industrial:
    "Bahnschrift, 'DIN Alternate', 'Franklin Gothic Medium', 'Nimbus Sans Narrow', 'Liberation Sans Narrow', 'Arial Narrow', sans-serif",
  system: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif",
  mono: "ui-monospace, 'Cascadia Code', 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
} as const;

export interface FontPair {
  display: string;
  body: string;
  weight: number;
  /** Letter spacing of headings in em. */
  tracking: number;
  uppercase: boolean;
  /** Whether headings have serifs, for members who ask for one or the other. */
  serif: boolean;
  tones: readonly ToneId[];
}

const pair = (
  display: keyof typeof stacks,
  body: keyof typeof stacks,
  weight: number,
  tracking: number,
  tones: readonly ToneId[],
  uppercase = false,
): FontPair => ({
  display: stacks[display],
  body: stacks[body],
  weight,
  tracking,
  uppercase,
  serif: ['transitional', 'oldStyle', 'didone', 'antique', 'slab'].includes(display),
  tones,
});

export const fontPairs: readonly FontPair[] = [
  pair('transitional', 'system', 600, -0.015, ['warm', 'professional', 'editorial', 'calm']),
  pair('transitional', 'transitional', 500, -0.01, ['editorial', 'elegant', 'rustic']),
  pair('oldStyle', 'humanist', 500, -0.01, ['warm', 'elegant', 'calm', 'rustic']),
  pair('oldStyle', 'oldStyle', 400, -0.015, ['editorial', 'elegant', 'calm']),
  pair('didone', 'classical', 400, -0.02, ['elegant', 'editorial']),
  pair('didone', 'grotesque', 500, -0.02, ['elegant', 'bold', 'minimal']),
  pair('antique', 'humanist', 600, -0.015, ['rustic', 'warm', 'playful']),
  pair('slab', 'system', 600, -0.01, ['rustic', 'bold', 'warm']),
  pair('grotesque', 'grotesque', 700, -0.035, ['minimal', 'bold', 'professional', 'futuristic']),
  pair('grotesque', 'grotesque', 500, -0.03, ['minimal', 'professional', 'calm']),
  pair('grotesque', 'transitional', 600, -0.03, ['editorial', 'minimal', 'professional']),
  pair('geometric', 'geometric', 600, -0.02, ['minimal', 'professional', 'calm', 'futuristic']),
  pair('geometric', 'system', 700, -0.025, ['bold', 'playful', 'warm', 'professional']),
  pair('rounded', 'rounded', 700, -0.01, ['playful', 'warm']),
  pair('rounded', 'system', 700, -0.015, ['playful', 'calm']),
  pair('humanist', 'humanist', 600, -0.015, ['warm', 'professional', 'calm', 'playful']),
  pair('classical', 'classical', 500, 0, ['calm', 'elegant', 'minimal']),
  pair('industrial', 'system', 700, 0.005, ['bold', 'futuristic', 'rustic'], true),
  pair('industrial', 'grotesque', 600, -0.005, ['bold', 'professional', 'minimal']),
  pair('mono', 'system', 600, -0.03, ['futuristic', 'minimal']),
  pair('system', 'system', 800, -0.035, ['bold', 'playful', 'futuristic']),
];
