import type { HeroLayout } from '../style/hero-layout';
import type { ToneId } from '../understand/tone';

export type Motif =
  | 'landscape'
  | 'botanical'
  | 'vessels'
  | 'plates'
  | 'skyline'
  | 'house'
  | 'arches'
  | 'sound'
  | 'interface'
  | 'portrait'
  | 'geometric'
  | 'books'
  | 'kinetic'
  | 'map'
  | 'plan'
  | 'bread'
  | 'stage'
  | 'waves'
  | 'rays'
  | 'blobs';

/**
 * What we know about one kind of site. Text may contain `{name}`, `{subject}`, `{in}` (" in Lisbon" or
 * nothing) and `{for}` (" for families" or nothing). State nothing here that only the owner can know:
 * no years, awards, prices, numbers, people or promises.
 */
export interface SiteKind {
  id: string;
  /** Noun used when no name was given ("Lisbon bakery") and in descriptions. */
  label: string;
  /** What a prompt says when it means this kind; longer phrases weigh more. */
  words: readonly string[];
  tones: readonly ToneId[];
  /** Hues in OKLCH degrees: 20 red, 50 orange, 85 yellow, 145 green, 195 teal, 255 blue, 300 violet. */
  hues: readonly number[];
  /** Probability of a dark site when nothing else decides. */
  night: number;
  motifs: readonly Motif[];
  heroes?: readonly HeroLayout[];
  /** Sections of a site whose prompt asks for none, in order. */
  sections: readonly string[];
  /** What such a site is for, whatever else was asked: a shop without goods is none. */
  core?: readonly string[];
  titles: readonly string[];
  leads: readonly string[];
  /** Label and section of the two buttons of the hero, first that exists on the page wins. */
  actions: readonly (readonly [label: string, section: string])[];
  about: { title: string; text: readonly string[] };
  services: { title: string; list: readonly (readonly [title: string, text: string])[] };
  /** Things with a price: dishes, products, classes. Title, text, group. */
  items: {
    title: string;
    list: readonly (readonly [title: string, text: string, group: string])[];
  };
  gallery: { title: string; list: readonly string[] };
  roles: readonly string[];
  /** Questions with what the owner should say; shown as a placeholder to fill in. */
  questions: readonly (readonly [question: string, hint: string])[];
  steps: { title: string; list: readonly (readonly [title: string, text: string])[] };
  schedule: { title: string; rows: readonly string[] };
  posts: {
    title: string;
    list: readonly (readonly [title: string, text: string, topic: string])[];
  };
  events: { title: string; list: readonly (readonly [title: string, text: string])[] };
  contact: { title: string; lead: string; topics: readonly string[] };
  booking: { title: string; noun: string; choices: readonly string[] };
  call: { title: string; text: string };
}
