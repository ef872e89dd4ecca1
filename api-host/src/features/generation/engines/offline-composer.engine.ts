import type { GeneratedFiles } from 'shared-kit/contract';
import type {
  EngineResult,
  GenerationContext,
  GenerationEngine,
  GenerationJob,
} from '../generation-engine.port';
import { composeInStages } from '../../composer/composer';
import { GenerationFailure } from '../generation-failure';
import { processingOrder, StepProgress } from '../model/step-progress';
import { changeSite, withPictures } from './change-site';
import type { ChangedSite } from './change-site';

/** Where given pages are changed; see `changeThread`. */
type Change = (job: GenerationJob) => Promise<ChangedSite | null>;

/**
 * The engine without any model: composes from the words of the prompt, always the same for the same
 * words. Named to the member for what it is.
 */
export function offlineComposerEngine(
  change: Change = async (job) => changeSite(job),
): GenerationEngine {
  return {
    describe: () => ({ kind: 'composer', label: 'Offline composer', model: null }),
    generate(job, context) {
      // Without a page there is nothing to refine, whatever the mode says.
      if (job.mode !== 1 || job.html.trim() === '') return composeSite(job, context);
      return job.faults ? repairSite(job, change, context) : refineSite(job, change, context);
    },
  };
}

/** Repairs what needs no understanding of the code; for anything else it says that it cannot. */
async function repairSite(
  job: GenerationJob,
  change: Change,
  context: GenerationContext,
): Promise<GeneratedFiles> {
  context.report('analyze', 'processing');
  await breathe(context.signal);
  const repaired = await change(job);
  if (!repaired) throw new GenerationFailure('NOTHING_REPAIRED');
  const progress = new StepProgress(context.report);
  progress.finish();
  return { ...repaired, framework: 'vanilla' };
}

async function composeSite(job: GenerationJob, context: GenerationContext): Promise<EngineResult> {
  const stages = composeInStages(job.prompt);
  for (const step of processingOrder) {
    context.report(step, 'processing');
    await breathe(context.signal);
    const stage = stages.next();
    if (stage.done) break;
    context.report(stage.value.id, 'completed', stage.value.message);
    const { files } = stage.value;
    if (files.html !== undefined) context.draft(() => files);
  }
  const end = stages.next();
  if (!end.done) throw new Error('The composer has more stages than the contract has steps');
  const { undone: unfulfilled, ...site } = end.value;
  const parts = [
    { text: job.prompt, done: true, detail: 'Made the page.' },
    ...unfulfilled.map((sentence) => ({ text: sentence, done: false })),
  ];
  return { ...withPictures({ ...site, parts }, job.pictures), unfulfilled, framework: 'vanilla' };
}

async function refineSite(
  job: GenerationJob,
  change: Change,
  context: GenerationContext,
): Promise<EngineResult> {
  context.report('analyze', 'processing');
  await breathe(context.signal);
  const changed = await change(job);
  context.signal.throwIfAborted();
  if (!changed) throw new Error('Only a repair may come to nothing');
  const { html, css, js, notes, unfulfilled = [], parts = [] } = changed;
  const outcome = (name: string, same: boolean) => `${name} ${same ? 'left as it was' : 'changed'}`;
  context.report('analyze', 'completed', 'Read the instruction and the current code');
  context.report('plan', 'completed', 'Found the places it is about');
  context.report('generate', 'completed', outcome('index.html', html === job.html));
  context.report('style', 'completed', outcome('styles.css', css === job.css));
  context.report('script', 'completed', outcome('script.js', js === job.js));
  context.report('optimize', 'completed', 'Kept the rest byte for byte');
  context.report('review', 'completed', notes[0] ?? 'Review finished');
  return { html, css, js, notes, unfulfilled, parts, framework: 'vanilla' };
}

/** The stages compute without pause; between them the host answers others and may stop this. */
async function breathe(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  signal.throwIfAborted();
}
