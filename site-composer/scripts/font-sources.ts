/** A typeface of Fontsource, the weights pages use of it, and its name in font-metrics.json. */
export interface FontSource {
  readonly id: string;
  readonly family: string;
  readonly metrics: string;
  readonly weights: readonly [number, number];
  readonly fallback: 'Georgia' | 'Arial';
}

const face = (
  id: string,
  family: string,
  metrics: string,
  weights: readonly [number, number],
  fallback: 'Georgia' | 'Arial' = 'Arial',
): FontSource => ({ id, family, metrics, weights, fallback });

export const fontSources: readonly FontSource[] = [
  face('archivo', 'Archivo', 'archivo', [400, 800]),
  face('big-shoulders', 'Big Shoulders', 'bigShoulders', [600, 900]),
  face('bricolage-grotesque', 'Bricolage Grotesque', 'bricolageGrotesque', [400, 800]),
  face('cormorant', 'Cormorant', 'cormorant', [400, 700], 'Georgia'),
  face('dm-sans', 'DM Sans', 'dMSans', [400, 700]),
  face('figtree', 'Figtree', 'figtree', [400, 700]),
  face('fraunces', 'Fraunces', 'fraunces', [400, 700], 'Georgia'),
  face('gabarito', 'Gabarito', 'gabarito', [400, 800]),
  face('instrument-sans', 'Instrument Sans', 'instrumentSans', [400, 700]),
  face('karla', 'Karla', 'karla', [400, 700]),
  face('manrope', 'Manrope', 'manrope', [400, 800]),
  face('newsreader', 'Newsreader', 'newsreader', [400, 700], 'Georgia'),
  face('nunito-sans', 'Nunito Sans', 'nunitoSans', [400, 700]),
  face('public-sans', 'Public Sans', 'publicSans', [400, 700]),
  face('syne', 'Syne', 'syne', [500, 800]),
  face('unbounded', 'Unbounded', 'unbounded', [400, 700]),
  face('work-sans', 'Work Sans', 'workSans', [400, 700]),
];
