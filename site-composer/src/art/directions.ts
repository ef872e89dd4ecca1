import type { GroundName } from '../colour/ground';
import type { Temperature } from '../colour/palette';
import type { ArtDirectionId, LayoutId, SectionKind } from '../model/page';

export type HeaderForm = 'bar' | 'masthead' | 'pill' | 'counter' | 'rail';
export type HeadForm = 'stacked' | 'aside' | 'centred';
export type SceneName =
  | 'stand'
  | 'frieze'
  | 'tiles'
  | 'arch'
  | 'burst'
  | 'landscape'
  | 'window'
  | 'ticket'
  | 'shelf';

/** An art direction: grid, header, rhythm, cards, art and motion of a page. */
export interface ArtDirection {
  readonly id: ArtDirectionId;
  /** Moods it suits, best first. */
  readonly moods: readonly string[];
  /** Kinds of subject it suits, best first. */
  readonly suits: readonly string[];
  readonly header: HeaderForm;
  readonly heads: HeadForm;
  readonly temperature: Temperature;
  readonly heroGround: GroundName;
  readonly endGround: GroundName;
  /** Its default colour scheme; it supports the other too. */
  readonly scheme: 'light' | 'dark';
  readonly motion: 'rise' | 'slide' | 'grow';
  /** Hero layouts that suit it, best first. */
  readonly heroes: readonly LayoutId[];
  /** The scene its layouts without one of their own draw. */
  readonly scenes: readonly SceneName[];
  /** Preferred layouts of other sections; any layout works. */
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
    scenes: ['stand'],
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
    moods: ['warm', 'friendly', 'cosy', 'handmade', 'cheerful', 'playful'],
    suits: ['bakery', 'cafe', 'food', 'shop', 'florist', 'pets', 'kindergarten', 'farm'],
    header: 'pill',
    heads: 'stacked',
    temperature: 'warm',
    heroGround: 'paper',
    endGround: 'accent',
    scheme: 'light',
    motion: 'grow',
    heroes: ['collage', 'split', 'centre'],
    scenes: ['shelf', 'stand'],
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
    moods: ['bold', 'loud', 'energetic', 'sporty', 'festive', 'colourful', 'playful'],
    suits: ['contest', 'sport', 'food truck', 'gym', 'race', 'derby'],
    header: 'bar',
    heads: 'stacked',
    temperature: 'warm',
    heroGround: 'accent',
    endGround: 'accent',
    scheme: 'light',
    motion: 'slide',
    heroes: ['poster', 'ticket'],
    scenes: ['burst'],
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
    scenes: ['tiles'],
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
    scenes: ['stand'],
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
    scenes: ['stand'],
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
    scenes: ['stand'],
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
    scenes: ['landscape'],
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
    scenes: ['burst'],
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

/** The direction with this name; the first one for an unknown name. */
export function findDirection(id: ArtDirectionId): ArtDirection {
  const found = artDirections.find((direction) => direction.id === id) ?? artDirections[0];
  if (!found) throw new Error('There are no art directions.');
  return found;
}
