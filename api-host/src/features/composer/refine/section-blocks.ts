import { sectionById } from '../sections';
import { drawBlock } from './add-section';
import type { Files } from './files';

/** Sections one puts into a page of any subject; the rest belongs to certain kinds of website. */
const offered = [
  'about',
  'services',
  'gallery',
  'team',
  'testimonials',
  'pricing',
  'faq',
  'steps',
  'schedule',
  'events',
  'posts',
  'stats',
  'cta',
  'contact',
  'newsletter',
  'location',
] as const;

/** A section that can be put into a page by hand. */
export interface SectionBlock {
  readonly id: string;
  readonly label: string;
  readonly html: string;
  readonly css: string;
  readonly js: string;
}

/** The composer's sections in the look of this page. */
export const sectionBlocks = (files: Files): SectionBlock[] =>
  offered.map((id) => drawBlock(files, sectionById(id)));
