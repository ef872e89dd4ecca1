import type { GeneratedFiles } from 'shared-kit/contract';
import type { GenerationContext, GenerationEngine, GenerationJob } from '../generation-engine.port';
import { composeInStages, refine } from '../../composer/composer';
import { processingOrder } from '../model/step-progress';

/**
 * The engine without any model: composes from the words of the prompt, always the same for the same
 * words. Named to the member for what it is.
 */
export function offlineComposerEngine(): GenerationEngine {
  return {
    describe: () => ({ kind: 'composer', label: 'Offline composer', model: null }),
    generate: (job, context) =>
      // Without a page there is nothing to refine, whatever the mode says.
      job.mode === 1 && job.html.trim() !== ''
        ? refineSite(job, context)
        : composeSite(job, context),
  };
}

async function composeSite(
  job: GenerationJob,
  context: GenerationContext,
): Promise<GeneratedFiles> {
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
  return { ...end.value, framework: 'vanilla' };
}

async function refineSite(job: GenerationJob, context: GenerationContext): Promise<GeneratedFiles> {
  context.report('analyze', 'processing');
  await breathe(context.signal);
  const { html, css, js, notes } = refine({
    instruction: job.prompt,
    html: job.html,
    css: job.css,
    js: job.js,
  });
  const outcome = (name: string, same: boolean) => `${name} ${same ? 'left as it was' : 'changed'}`;
  context.report('analyze', 'completed', 'Read the instruction and the current code');
  context.report('plan', 'completed', 'Found the places it is about');
  context.report('generate', 'completed', outcome('index.html', html === job.html));
  context.report('style', 'completed', outcome('styles.css', css === job.css));
  context.report('script', 'completed', outcome('script.js', js === job.js));
  context.report('optimize', 'completed', 'Kept the rest byte for byte');
  context.report('review', 'completed', notes[0] ?? 'Review finished');
  return { html, css, js, notes, framework: 'vanilla' };
}

/** The stages compute without pause; between them the host answers others and may stop this. */
async function breathe(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  signal.throwIfAborted();
}
