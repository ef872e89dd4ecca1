import type { DraftFiles } from 'shared-kit/contract';
import type { GenerationJob } from '../generation-engine.port';

/** Whether a refinement left all three files byte for byte as they were. */
export function isUnchanged(job: GenerationJob, { html, css, js }: DraftFiles): boolean {
  const isRefinement = job.mode === 1 && job.html.trim() !== '';
  return isRefinement && html === job.html && css === job.css && js === job.js;
}
