import { inSpan } from '../../../telemetry/tracing.port';
import type { Tracing } from '../../../telemetry/tracing.port';
import type { CurrentEngine } from '../connection/current-engine';
import type { GenerationEngine } from '../generation-engine.port';
import type { FinalReview } from './review-finally';
import type { TaskRow } from './tasks.repository';

/** Wraps the work on a task. */
export type AroundTask = (task: TaskRow, work: () => Promise<void>) => Promise<void>;

/** Traces each generation: its time in the queue, and all work this host does for it. */
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

/** Wraps the engine in use in a span, which includes the provider's time. */
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
