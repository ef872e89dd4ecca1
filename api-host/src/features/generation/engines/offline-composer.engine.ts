import type { GeneratedFiles, PageFault } from 'shared-kit/contract';
import type {
  EngineResult,
  GenerationContext,
  GenerationEngine,
  GenerationJob,
} from '../generation-engine.port';
import { composeInStages, placePictures, refine, refineElement } from '../../composer/composer';
import { GenerationFailure } from '../generation-failure';
import { processingOrder, StepProgress } from '../model/step-progress';
import { repairWithoutModel } from '../repair/repair-without-model';

/**
 * The engine without any model: composes from the words of the prompt, always the same for the same
 * words. Named to the member for what it is.
 */
export function offlineComposerEngine(): GenerationEngine {
  return {
    describe: () => ({ kind: 'composer', label: 'Offline composer', model: null }),
    generate(job, context) {
      // Without a page there is nothing to refine, whatever the mode says.
      if (job.mode !== 1 || job.html.trim() === '') return composeSite(job, context);
      return job.faults ? repairSite(job, job.faults, context) : refineSite(job, context);
    },
  };
}

/** Repairs what needs no understanding of the code; for anything else it says that it cannot. */
async function repairSite(
  { html, css, js }: GenerationJob,
  faults: readonly PageFault[],
  context: GenerationContext,
): Promise<GeneratedFiles> {
  context.report('analyze', 'processing');
  await breathe(context.signal);
  const repaired = repairWithoutModel({ html, css, js }, faults);
  if (!repaired) throw new GenerationFailure('NOTHING_REPAIRED');
  const progress = new StepProgress(context.report);
  progress.finish();
  return { ...repaired.site, notes: repaired.notes, framework: 'vanilla' };
}

async function composeSite(job: GenerationJob, context: GenerationContext): Promise<EngineResult> {
  const stages = composeInStages(job.prompt);
  for (const step of processingOrder) {
    context.report(step, 'processing');
    await breathe(context.signal);
    const stage = stages.next();
    if (stage.done) break;
    context.report(stage.value.id, 'completed', stage.value.message);
  }
  const end = stages.next();
  if (!end.done) throw new Error('The composer has more stages than the contract has steps');
  return { ...withPictures(end.value, job), framework: 'vanilla' };
}

async function refineSite(job: GenerationJob, context: GenerationContext): Promise<EngineResult> {
  context.report('analyze', 'processing');
  await breathe(context.signal);
  const { target, prompt: instruction, ...files } = job;
  const refined = target
    ? refineElement(instruction, files, target.at)
    : refine({ instruction, ...files, pictures: job.pictures?.length ?? 0 });
  const { html, css, js, notes, undone } = target ? refined : withPictures(refined, job);
  const outcome = (name: string, same: boolean) => `${name} ${same ? 'left as it was' : 'changed'}`;
  context.report('analyze', 'completed', 'Read the instruction and the current code');
  context.report('plan', 'completed', 'Found the places it is about');
  context.report('generate', 'completed', outcome('index.html', html === job.html));
  context.report('style', 'completed', outcome('styles.css', css === job.css));
  context.report('script', 'completed', outcome('script.js', js === job.js));
  context.report('optimize', 'completed', 'Kept the rest byte for byte');
  context.report('review', 'completed', notes[0] ?? 'Review finished');
  return { html, css, js, notes, undone, framework: 'vanilla' };
}

/** With the member's pictures that the page does not show yet. */
function withPictures<Site extends { html: string; css: string; notes: string[] }>(
  site: Site,
  { pictures = [] }: GenerationJob,
): Site {
  const { placed, ...page } = placePictures(site, pictures);
  if (placed === 0) return site;
  const note = `Your own ${placed === 1 ? 'picture is' : `${placed} pictures are`} on the page.`;
  return { ...site, ...page, notes: [note, ...site.notes] };
}

/** The stages compute without pause; between them the host answers others and may stop this. */
async function breathe(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  signal.throwIfAborted();
}
