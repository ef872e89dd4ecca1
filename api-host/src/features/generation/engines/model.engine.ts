import type { GenerationEngine as EngineDescription } from 'shared-kit/contract';
import type { GenerationEngine } from '../generation-engine.port';
import { createSite } from '../model/create-site';
import { editSite } from '../model/edit-site';
import { fillPrompt } from '../model/prompts';
import { StepProgress } from '../model/step-progress';
import type { ModelCall } from '../model/stream-answer';

/** A generator over any language model of the library. */
export function modelEngine(description: EngineDescription, call: ModelCall): GenerationEngine {
  return {
    describe: () => description,
    async generate({ prompt, mode, html, css, js }, { report, draft, signal }) {
      const progress = new StepProgress(report);
      progress.advanceTo('analyze');
      const work = { call, progress, signal, draft };
      // Without a page there is nothing to refine, whatever the mode says.
      const { site, notes } =
        mode === 1 && html.trim() !== ''
          ? await editSite(work, prompt, { html, css, js })
          : await createSite(work, fillPrompt('create-request', { prompt }));
      progress.finish();
      return { ...site, framework: 'vanilla', notes };
    },
  };
}
