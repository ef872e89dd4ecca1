import type { GeneratedFiles } from 'shared-kit/contract';
import type {
  EngineResult,
  GenerationContext,
  GenerationEngine,
  GenerationJob,
} from '../generation-engine.port';
import { systemClock } from '../../../clock';
import type { Clock } from '../../../clock';
import { GenerationFailure } from '../generation-failure';
import { StepProgress } from '../model/step-progress';
import type { ChangedSite } from './change-site';
import type { Composer } from './composer.port';

/** How pages are made and changed: see `composerThread` and `changeThread`. */
export interface Workshop {
  readonly compose: Composer['compose'];
  readonly change: (job: GenerationJob, today: Date) => Promise<ChangedSite | null>;
}

/**
 * The engine without a language model: deterministic for the same prompt on the same day. Members
 * see that it is not a model.
 */
export function offlineComposerEngine(
  { compose, change }: Workshop,
  clock: Clock = systemClock,
): GenerationEngine {
  return {
    describe: () => ({ kind: 'composer', label: 'Offline composer', model: null }),
    generate(job, context) {
      // An empty page cannot be refined, whatever the mode.
      if (job.mode !== 1 || job.html.trim() === '') return makeSite(job, compose, clock(), context);
      const changeToday = async () => change(job, clock());
      return job.faults ? repairSite(changeToday, context) : refineSite(job, changeToday, context);
    },
  };
}

/** Repairs what needs no understanding of the code; for anything else it fails with a message. */
async function repairSite(
  change: () => Promise<ChangedSite | null>,
  context: GenerationContext,
): Promise<GeneratedFiles> {
  context.report('analyze', 'processing');
  await yieldToHost(context.signal);
  const repaired = await change();
  if (!repaired) throw new GenerationFailure('NOTHING_REPAIRED');
  const progress = new StepProgress(context.report);
  progress.finish();
  return { ...repaired, framework: 'vanilla' };
}

async function makeSite(
  { prompt, pictures }: GenerationJob,
  compose: Workshop['compose'],
  today: Date,
  context: GenerationContext,
): Promise<EngineResult> {
  context.report('analyze', 'processing');
  const { stages, result } = await compose({ prompt, today, pictures });
  for (const { id, message, files } of stages) {
    await yieldToHost(context.signal);
    if (id !== 'analyze') context.report(id, 'processing');
    context.report(id, 'completed', message);
    if (files.html !== undefined) context.draft(() => files);
  }
  await yieldToHost(context.signal);
  return result;
}

async function refineSite(
  job: GenerationJob,
  change: () => Promise<ChangedSite | null>,
  context: GenerationContext,
): Promise<EngineResult> {
  context.report('analyze', 'processing');
  await yieldToHost(context.signal);
  const changed = await change();
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

/** Yields between stages, which compute without pause, so that the host can serve and abort. */
async function yieldToHost(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  signal.throwIfAborted();
}
