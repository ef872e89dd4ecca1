import type { OutcomePart } from 'shared-kit/contract';
import { placePictures } from 'site-composer';
import type { GenerationJob } from '../generation-engine.port';

interface PicturedSite {
  html: string;
  css: string;
  notes: string[];
  parts?: readonly OutcomePart[];
}

/** Adds the member's pictures that the page does not show yet. */
export function withPictures<Site extends PicturedSite>(
  site: Site,
  pictures: GenerationJob['pictures'] = [],
): Site {
  const { placed, ...page } = placePictures(site, pictures);
  if (placed === 0) return site;
  const note = `Your own ${placed === 1 ? 'picture is' : `${placed} pictures are`} on the page.`;
  const part = { text: placed === 1 ? 'Your own picture' : 'Your own pictures', done: true };
  const parts = [...(site.parts ?? []), { ...part, detail: note }];
  return { ...site, html: page.html, css: page.css, notes: [note, ...site.notes], parts };
}
