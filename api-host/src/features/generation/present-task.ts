import type { GenerationTask } from 'shared-kit/contract';
import type { TaskStatus } from './generation.tables';
import type { VisibleTask } from './tasks/tasks.repository';

const messages: Record<Exclude<TaskStatus, 'failed'>, string> = {
  queued: 'Waiting to start',
  running: 'Generating your website',
  done: 'Your website is ready',
  cancelled: 'The generation was stopped',
};

/** The public view of a task: never its owner, its prompt or its runner. */
export function presentTask(task: VisibleTask): GenerationTask {
  const {
    status,
    steps,
    engine,
    result,
    error,
    draft,
    version,
    ahead,
    understood,
    usage,
    outcome,
  } = task;
  const message = status === 'failed' ? (error?.message ?? 'Generation failed') : messages[status];
  const progress = { steps, engine, draft, ahead, understood, usage };
  const said = outcome?.status === 'not_done' ? 'Nothing was changed' : message;
  return { message: said, status, result, error, version, outcome, ...progress };
}

/** Whether the task is in a final state. */
export function hasEnded({ status }: VisibleTask): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled';
}
