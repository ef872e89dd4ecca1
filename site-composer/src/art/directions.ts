import type { GroundName } from '../colour/ground';
import type { Temperature } from '../colour/palette';
import type { ArtDirectionId, LayoutId, SectionKind } from '../model/page';

export type HeaderForm = 'bar' | 'masthead' | 'pill' | 'counter' | 'rail';
export type HeadForm = 'stacked' | 'aside' | 'centred';
export type SceneName =
  | 'sun'
  | 'tiles'
  | 'arch'
  | 'rings'
  | 'burst'
  | 'landscape'
  | 'window'
  | 'ticket'
  | 'stack'
  | 'shelf';

/** A way a whole page is laid out: its grid, header, rhythm, treatment of cards, art and motion. */
export interface ArtDirection {
  readonly id: ArtDirectionId;
  /** What it suits, most fitting first. */
  readonly moods: readonly string[];
  /** Kinds of subject it was drawn for, most fitting first. */
  readonly suits: readonly string[];
  readonly header: HeaderForm;
  readonly heads: HeadForm;
  readonly temperature: Temperature;
  readonly heroGround: GroundName;
  readonly endGround: GroundName;
  /** The scheme it was drawn in; it carries the other as well. */
  readonly scheme: 'light' | 'dark';
  readonly motion: 'rise' | 'slide' | 'grow';
  /** Hero layouts it carries well, best first. */
  readonly heroes: readonly LayoutId[];
  readonly scenes: readonly SceneName[];
  /** Layouts of other sections that belong to it; any layout works. */
  readonly prefers: Readonly<Partial<Record<SectionKind, readonly LayoutId[]>>>;
}

export const artDirections: readonly ArtDirection[] = [
  {
    id: 'press',
    moods: ['serious', 'literary', 'traditional', 'informative', 'classic'],
    suits: ['publication', 'portfolio', 'law', 'consulting', 'bookshop', 'museum', 'school'],
    header: 'masthead',
    heads: 'aside',
    temperature: 'warm',
    heroGround: 'paper',
    endGround: 'tint',
    scheme: 'light',
    motion: 'rise',
    heroes: ['masthead', 'split'],
    scenes: ['arch', 'stack', 'landscape'],
    prefers: {
      cards: ['columns', 'rows'],
      facts: ['ledger'],
      prices: ['menu'],
      text: ['essay'],
      questions: ['columns'],
      quotes: ['large'],
      people: ['list'],
    },
  },
  {
    id: 'market',
    moods: ['warm', 'friendly', 'cosy', 'handmade', 'cheerful'],
    suits: ['bakery', 'cafe', 'food', 'shop', 'florist', 'pets', 'kindergarten', 'farm'],
    header: 'pill',
    heads: 'stacked',
    temperature: 'warm',
    heroGround: 'paper',
    endGround: 'accent',
    scheme: 'light',
    motion: 'grow',
    heroes: ['collage', 'split', 'centre'],
    scenes: ['shelf', 'sun', 'tiles'],
    prefers: {
      cards: ['bento', 'grid'],
      facts: ['tiles', 'strip'],
      prices: ['panels', 'menu'],
      shop: ['grid'],
      quotes: ['wall'],
      text: ['beside'],
      call: ['card'],
    },
  },
  {
    id: 'poster',
    moods: ['bold', 'loud', 'energetic', 'sporty', 'festive'],
    suits: ['contest', 'sport', 'food truck', 'gym', 'race', 'derby'],
    header: 'bar',
    heads: 'stacked',
    temperature: 'warm',
    heroGround: 'accent',
    endGround: 'accent',
    scheme: 'light',
    motion: 'slide',
    heroes: ['poster', 'ticket'],
    scenes: ['burst', 'tiles'],
    prefers: {
      cards: ['grid', 'rows'],
      facts: ['strip', 'tiles'],
      schedule: ['rows'],
      steps: ['row'],
      prices: ['panels'],
      text: ['statement'],
      call: ['poster'],
    },
  },
  {
    id: 'studio',
    moods: ['minimal', 'modern', 'stylish', 'artistic', 'creative'],
    suits: ['portfolio', 'design', 'photography', 'architecture', 'agency', 'fashion'],
    header: 'rail',
    heads: 'aside',
    temperature: 'neutral',
    heroGround: 'paper',
    endGround: 'deep',
    scheme: 'light',
    motion: 'slide',
    heroes: ['statement', 'masthead'],
    scenes: ['tiles', 'rings'],
    prefers: {
      cards: ['rows', 'columns'],
      facts: ['ledger'],
      gallery: ['mosaic'],
      text: ['statement'],
      steps: ['rows'],
      people: ['list'],
      call: ['poster'],
    },
  },
  {
    id: 'atelier',
    moods: ['elegant', 'romantic', 'luxurious', 'calm', 'classic'],
    suits: ['wedding', 'restaurant', 'jewellery', 'hotel', 'beauty', 'anniversary'],
    header: 'masthead',
    heads: 'centred',
    temperature: 'warm',
    heroGround: 'tint',
    endGround: 'tint',
    scheme: 'light',
    motion: 'rise',
    heroes: ['arch', 'centre'],
    scenes: ['arch', 'landscape'],
    prefers: {
      cards: ['columns', 'grid'],
      facts: ['strip'],
      schedule: ['timeline'],
      prices: ['menu'],
      text: ['statement', 'essay'],
      quotes: ['large'],
      visit: ['centre'],
      call: ['band'],
    },
  },
  {
    id: 'product',
    moods: ['clean', 'technical', 'modern', 'professional', 'trustworthy'],
    suits: ['saas', 'app', 'software', 'startup', 'finance', 'tool'],
    header: 'bar',
    heads: 'centred',
    temperature: 'tinted',
    heroGround: 'paper',
    endGround: 'deep',
    scheme: 'light',
    motion: 'rise',
    heroes: ['window', 'split'],
    scenes: ['window', 'rings'],
    prefers: {
      cards: ['bento', 'grid'],
      facts: ['strip'],
      steps: ['row'],
      prices: ['panels'],
      questions: ['columns'],
      quotes: ['wall'],
      call: ['card'],
    },
  },
  {
    id: 'workshop',
    moods: ['solid', 'reliable', 'practical', 'direct', 'industrial'],
    suits: ['plumber', 'electrician', 'builder', 'garage', 'cleaning', 'moving', 'trade'],
    header: 'counter',
    heads: 'stacked',
    temperature: 'neutral',
    heroGround: 'deep',
    endGround: 'accent',
    scheme: 'light',
    motion: 'slide',
    heroes: ['counter', 'split'],
    scenes: ['stack', 'tiles', 'burst'],
    prefers: {
      cards: ['grid', 'columns'],
      facts: ['tiles', 'strip'],
      steps: ['row'],
      prices: ['table'],
      visit: ['split'],
      questions: ['accordion'],
      call: ['band'],
    },
  },
  {
    id: 'meadow',
    moods: ['calm', 'natural', 'gentle', 'helpful', 'hopeful'],
    suits: ['yoga', 'church', 'charity', 'therapy', 'garden', 'nature', 'community', 'health'],
    header: 'bar',
    heads: 'centred',
    temperature: 'tinted',
    heroGround: 'tint',
    endGround: 'deep',
    scheme: 'light',
    motion: 'rise',
    heroes: ['landscape', 'centre', 'split'],
    scenes: ['landscape', 'sun', 'rings'],
    prefers: {
      cards: ['grid', 'columns'],
      facts: ['tiles'],
      schedule: ['table', 'timeline'],
      steps: ['path'],
      text: ['beside'],
      people: ['portraits'],
      quotes: ['large'],
      call: ['card'],
    },
  },
  {
    id: 'stage',
    moods: ['festive', 'futuristic', 'edgy', 'youthful', 'techno'],
    suits: ['festival', 'concert', 'band', 'club', 'conference', 'game', 'theatre', 'cinema'],
    header: 'rail',
    heads: 'stacked',
    temperature: 'tinted',
    heroGround: 'deep',
    endGround: 'accent',
    scheme: 'dark',
    motion: 'grow',
    heroes: ['ticket', 'poster', 'statement'],
    scenes: ['ticket', 'burst', 'rings'],
    prefers: {
      cards: ['rows', 'bento'],
      schedule: ['rows', 'timeline'],
      facts: ['strip'],
      prices: ['panels'],
      people: ['portraits'],
      gallery: ['strip'],
      call: ['poster'],
    },
  },
];

/** The direction of that name; the first one for a name nobody knows. */
export function findDirection(id: ArtDirectionId): ArtDirection {
  const found = artDirections.find((direction) => direction.id === id) ?? artDirections[0];
  if (!found) throw new Error('There are no art directions.');
  return found;
}
