import type { Brief } from '../brief';
import type { SiteKind } from '../kinds/kind';
import { createRandom } from '../text/random';
import type { ToneId } from '../understand/tone';
import { buildPalette, type Palette } from './palette';
import type { HeroLayout } from './hero-layout';
import { fontPairs, type FontPair } from './fonts';

export type HeaderLayout = 'bar' | 'stacked' | 'floating' | 'ruled' | 'side';
export type CardStyle = 'line' | 'fill' | 'lift' | 'rule';
export type HeadingLayout = 'left' | 'center' | 'side';
export type FooterLayout = 'columns' | 'wordmark' | 'quiet';
export type ButtonStyle = 'solid' | 'pill' | 'square' | 'outline';

/** Every visual decision of a site. Made once from the brief; the style stage only writes it down. */
export interface Theme {
  palette: Palette;
  fonts: FontPair;
  hero: HeroLayout;
  header: HeaderLayout;
  cards: CardStyle;
  headings: HeadingLayout;
  footer: FooterLayout;
  buttons: ButtonStyle;
  radius: number;
  /** Ratio between type sizes; larger is louder. */
  scale: number;
  /** Multiplies the space between sections. */
  air: number;
  width: number;
  mirrored: boolean;
  /** Whether headings carry a stroke in the accent colour. */
  marked: boolean;
}

interface Taste {
  heroes: readonly HeroLayout[];
  cards: readonly CardStyle[];
  radii: readonly number[];
  buttons: readonly ButtonStyle[];
  scale: readonly [number, number];
  air: readonly [number, number];
}

const tastes: Record<ToneId, Taste> = {
  playful: {
    heroes: ['poster', 'split', 'panel', 'frame'],
    cards: ['fill', 'lift'],
    radii: [18, 24, 30],
    buttons: ['pill'],
    scale: [1.32, 1.37],
    air: [0.9, 1.05],
  },
  elegant: {
    heroes: ['editorial', 'frame', 'split', 'stage'],
    cards: ['rule', 'line'],
    radii: [0, 2],
    buttons: ['outline', 'square'],
    scale: [1.33, 1.4],
    air: [1.15, 1.35],
  },
  minimal: {
    heroes: ['plain', 'editorial', 'split', 'frame'],
    cards: ['rule', 'line'],
    radii: [0, 4, 8],
    buttons: ['square', 'solid'],
    scale: [1.32, 1.42],
    air: [1.1, 1.35],
  },
  bold: {
    heroes: ['poster', 'stage', 'plain', 'split'],
    cards: ['fill', 'line'],
    radii: [0, 6],
    buttons: ['square', 'solid'],
    scale: [1.38, 1.46],
    air: [0.9, 1.1],
  },
  warm: {
    heroes: ['split', 'panel', 'frame', 'stage'],
    cards: ['lift', 'fill', 'line'],
    radii: [8, 14, 20],
    buttons: ['pill', 'solid'],
    scale: [1.27, 1.34],
    air: [0.95, 1.15],
  },
  professional: {
    heroes: ['split', 'panel', 'plain', 'frame'],
    cards: ['line', 'lift', 'rule'],
    radii: [4, 8, 12],
    buttons: ['solid', 'square'],
    scale: [1.25, 1.31],
    air: [0.95, 1.1],
  },
  rustic: {
    heroes: ['frame', 'split', 'stage', 'editorial'],
    cards: ['line', 'fill', 'rule'],
    radii: [2, 4, 10],
    buttons: ['square', 'outline', 'solid'],
    scale: [1.29, 1.36],
    air: [1, 1.15],
  },
  futuristic: {
    heroes: ['plain', 'poster', 'stage', 'split'],
    cards: ['line', 'fill'],
    radii: [4, 10, 16],
    buttons: ['solid', 'pill'],
    scale: [1.32, 1.4],
    air: [1, 1.15],
  },
  calm: {
    heroes: ['panel', 'frame', 'split', 'stage'],
    cards: ['fill', 'rule'],
    radii: [12, 20, 28],
    buttons: ['pill', 'outline'],
    scale: [1.27, 1.34],
    air: [1.1, 1.3],
  },
  editorial: {
    heroes: ['editorial', 'plain', 'stage', 'frame'],
    cards: ['rule', 'line'],
    radii: [0, 0, 3],
    buttons: ['square', 'outline'],
    scale: [1.35, 1.44],
    air: [1.05, 1.25],
  },
};

/** Applications may have their navigation at the side; a stage reaches over the whole width and cannot. */
const headersFor = (tone: ToneId, beside: boolean): readonly HeaderLayout[] => {
  if (beside) return [...headersFor(tone, false), 'side', 'side'];
  if (tone === 'elegant' || tone === 'editorial' || tone === 'rustic')
    return ['stacked', 'ruled', 'bar'];
  if (tone === 'playful' || tone === 'calm' || tone === 'futuristic') return ['floating', 'bar'];
  return ['bar', 'ruled', 'floating'];
};

export function buildTheme(brief: Brief, kind: SiteKind): Theme {
  const random = createRandom(brief.seed).fork('theme');
  const taste = tastes[brief.tone];
  const pairs = fontPairs.filter(
    (pair) =>
      (brief.serif === null || pair.serif === brief.serif) &&
      (brief.serif !== null || pair.tones.includes(brief.tone)),
  );
  const suited = pairs.filter((pair) => pair.tones.includes(brief.tone));
  // A poster's ground is the band, on which a colour asked for headings could not be seen.
  const heroes = taste.heroes.filter(
    (hero) =>
      !(kind.heroes && !kind.heroes.includes(hero)) &&
      !(hero === 'poster' && brief.colours.heading !== undefined),
  );
  const hero = random.fork('hero').pick(heroes.length > 0 ? heroes : (kind.heroes ?? taste.heroes));
  const beside = brief.app && brief.wanted.length > 1 && hero !== 'stage';
  return {
    palette: buildPalette(brief, kind, random.fork('palette')),
    fonts: random.fork('fonts').pick(suited.length > 0 ? suited : pairs),
    hero,
    header: random.fork('header').pick(headersFor(brief.tone, beside)),
    // Only a card with a ground of its own can carry a colour that was asked for.
    cards:
      brief.colours.card === undefined
        ? random.fork('cards').pick(taste.cards)
        : random.fork('cards').pick(['line', 'lift']),
    headings: random.fork('headings').pick(['left', 'left', 'center', 'side']),
    footer: random.fork('footer').pick(['columns', 'wordmark', 'quiet']),
    // An outlined button would not carry the colour that was asked for.
    buttons: random
      .fork('buttons')
      .pick(
        brief.commission === null &&
          brief.colours.brand === undefined &&
          brief.colours.button === undefined
          ? taste.buttons
          : taste.buttons.filter((one) => one !== 'outline'),
      ),
    radius: random.fork('radius').pick(taste.radii),
    scale: random.fork('scale').between(...taste.scale),
    air: random.fork('air').between(...taste.air),
    width: random.fork('width').pick([1080, 1160, 1240]),
    mirrored: random.fork('mirrored').chance(0.4),
    marked: brief.colours.accent !== undefined || random.fork('marked').chance(0.25),
  };
}
