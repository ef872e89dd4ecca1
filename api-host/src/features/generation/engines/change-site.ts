import type { DraftFiles, OutcomePart } from 'shared-kit/contract';
import { placePictures, refine, refineElement } from '../../composer/composer';
import type { Refinement } from '../../composer/composer';
import type { GenerationJob } from '../generation-engine.port';
import { repairWithoutModel } from '../repair/repair-without-model';

/** What the composer made of a given page, and what it has to say. */
export interface ChangedSite extends DraftFiles {
  readonly notes: string[];
  readonly unfulfilled?: readonly string[];
  readonly parts?: readonly OutcomePart[];
}

/** Changes a given page without a model, in the thread that calls it; null when it cannot repair it. */
export function changeSite({ target, prompt, faults, pictures, ...code }: GenerationJob) {
  const files = { html: code.html, css: code.css, js: code.js };
  if (faults) {
    const repaired = repairWithoutModel(files, faults);
    return repaired ? { ...repaired.site, notes: repaired.notes } : null;
  }
  if (target) return toldInParts(refineElement(prompt, files, target.at));
  const refined = refine({ instruction: prompt, ...files, pictures: pictures?.length ?? 0 });
  return withPictures(toldInParts(refined), pictures);
}

function toldInParts({ html, css, js, notes, undone, parts }: Refinement): ChangedSite {
  return { html, css, js, notes, unfulfilled: undone, parts };
}

interface PicturedSite {
  html: string;
  css: string;
  notes: string[];
  parts?: readonly OutcomePart[];
}

/** With the member's pictures that the page does not show yet. */
export function withPictures<Site extends PicturedSite>(
  site: Site,
  pictures: GenerationJob['pictures'] = [],
): Site {
  const { placed, ...page } = placePictures(site, pictures);
  if (placed === 0) return site;
  const note = `Your own ${placed === 1 ? 'picture is' : `${placed} pictures are`} on the page.`;
  const part = { text: placed === 1 ? 'Your own picture' : 'Your own pictures', done: true };
  const parts = [...(site.parts ?? []), { ...part, detail: note }];
  return { ...site, ...page, notes: [note, ...site.notes], parts };
}
