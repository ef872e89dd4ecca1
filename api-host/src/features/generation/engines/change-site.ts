import type { DraftFiles, OutcomePart } from 'shared-kit/contract';
import { refine, refineElement } from '../../composer/composer';
import type { Refinement } from '../../composer/composer';
import type { GenerationJob } from '../generation-engine.port';
import { repairWithoutModel } from '../repair/repair-without-model';
import { withPictures } from './with-pictures';

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
