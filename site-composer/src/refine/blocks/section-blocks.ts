import { foreignBlock } from '../change/foreign-section';
import { drawSection } from '../composed/draw-section';
import type { SiteFiles } from '../refine-types';
import { Site } from '../site';
import { sampleSections } from './sample-sections';

/** A section for manual insertion: its markup, and the rules and code the page lacks for it. */
export interface SectionBlock {
  readonly id: string;
  readonly label: string;
  readonly html: string;
  readonly css: string;
  readonly js: string;
}

/** Sections in the look of a page: drawn by its art direction, or built as the other sections of a page by somebody else. */
export function blocks(files: SiteFiles): SectionBlock[] {
  const site = new Site(files);
  return sampleSections.map(({ id, label, section }) => {
    const drawn = drawSection(site, section);
    return drawn
      ? { id, label, html: drawn.html, css: drawn.css, js: drawn.js }
      : { id, label, ...foreignBlock(site, section), js: '' };
  });
}
