import type { DraftFiles, OutcomePart } from 'shared-kit/contract';
import { refine } from 'site-composer';
import type { Refinement } from 'site-composer';
import type { GenerationJob } from '../generation-engine.port';
import { repairWithoutModel } from '../repair/repair-without-model';
import { withPictures } from './with-pictures';

/** The changed page, and notes about what was and was not done. */
export interface ChangedSite extends DraftFiles {
  readonly notes: string[];
  readonly unfulfilled?: readonly string[];
  readonly parts?: readonly OutcomePart[];
}

/** Changes a given page without a model, synchronously; null when it cannot be repaired. */
export function changeSite(
  { target, prompt, faults, pictures, ...code }: GenerationJob,
  today: Date,
): ChangedSite | null {
  const files = { html: code.html, css: code.css, js: code.js };
  if (faults) {
    const repaired = repairWithoutModel(files, faults);
    return repaired ? { ...repaired.site, notes: repaired.notes } : null;
  }
  const element = target && { at: target.at, excerpt: target.excerpt };
  const refined = refine(files, prompt, { today, element, pictures: pictures?.length });
  const told = toldInParts(refined);
  return target ? told : withPictures(told, pictures);
}

function toldInParts({ files, parts }: Refinement): ChangedSite {
  const undone = parts.filter(({ outcome }) => outcome === 'not_done');
  return {
    html: files.html,
    css: files.css,
    js: files.js,
    notes: parts.map(({ sentence }) => sentence),
    unfulfilled: undone.map(({ sentence }) => sentence),
    parts: parts.map(({ asked, outcome, sentence }) => ({
      text: asked,
      done: outcome === 'done',
      detail: sentence,
    })),
  };
}
