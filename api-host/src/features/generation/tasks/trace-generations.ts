import { inSpan } from '../../../telemetry/tracing.port';
import type { Tracing } from '../../../telemetry/tracing.port';
import type { CurrentEngine } from '../connection/current-engine';
import type { GenerationEngine } from '../generation-engine.port';
import type { FinalReview } from './review-finally';
import type { TaskRow } from './tasks.repository';

/** Work on a task, within whatever is around it. */
export type AroundTask = (task: TaskRow, work: () => Promise<void>) => Promise<void>;

/** A generation's own trace: how long it waited in the queue, and all that this host does for it. */
export const traceTasks =
  (tracing: Tracing): AroundTask =>
  (task, work) => {
    const queued = tracing.open('generation queue', { task: task.id, began: task.created_at });
    queued.end();
    const attributes = {
      'sitewright.generation.engine': task.engine.model ?? task.engine.kind,
      'sitewright.generation.mode': task.mode,
      'sitewright.generation.attempt': task.attempt,
    };
    return inSpan(tracing, 'generation', { kind: 'consumer', task: task.id, attributes }, work);
  };

/** The engine in use, with a span for what it, and so the provider behind it, takes. */
export const traceEngine =
  (tracing: Tracing, currentEngine: CurrentEngine): CurrentEngine =>
  async () => {
    const engine = await currentEngine();
    const traced: GenerationEngine = {
      describe: () => engine.describe(),
      generate: (job, context) => {
        const { kind, model } = engine.describe();
        const attributes = {
          'gen_ai.operation.name': 'chat',
          'gen_ai.request.model': model ?? kind,
        };
        return inSpan(tracing, `provider ${kind}`, { kind: 'client', attributes }, () =>
          engine.generate(job, context),
        );
      },
    };
    return traced;
  };

export const traceReview =
  (tracing: Tracing, gate: FinalReview): FinalReview =>
  (site, about) =>
    inSpan(tracing, 'final review', {}, () => gate(site, about));
