import type { DraftFiles } from 'shared-kit/contract';
import { placePictures, refine, refineElement } from '../../composer/composer';
import type { GenerationJob } from '../generation-engine.port';
import { repairWithoutModel } from '../repair/repair-without-model';

/** What the composer made of a given page, and what it has to say. */
export interface ChangedSite extends DraftFiles {
  readonly notes: string[];
  readonly undone?: string[];
}

/** Changes a given page without a model, in the thread that calls it; null when it cannot repair it. */
export function changeSite({ target, prompt, faults, pictures, ...code }: GenerationJob) {
  const files = { html: code.html, css: code.css, js: code.js };
  if (faults) {
    const repaired = repairWithoutModel(files, faults);
    return repaired ? { ...repaired.site, notes: repaired.notes } : null;
  }
  if (target) return refineElement(prompt, files, target.at);
  const refined = refine({ instruction: prompt, ...files, pictures: pictures?.length ?? 0 });
  return withPictures(refined, pictures);
}

/** With the member's pictures that the page does not show yet. */
export function withPictures<Site extends { html: string; css: string; notes: string[] }>(
  site: Site,
  pictures: GenerationJob['pictures'] = [],
): Site {
  const { placed, ...page } = placePictures(site, pictures);
  if (placed === 0) return site;
  const note = `Your own ${placed === 1 ? 'picture is' : `${placed} pictures are`} on the page.`;
  return { ...site, ...page, notes: [note, ...site.notes] };
}
