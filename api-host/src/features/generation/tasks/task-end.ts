import { GenerationFailure } from '../generation-failure';
import type { TaskLog } from './task-log';
import type { Outcome } from './task-outcome.repository';
import type { TaskRow } from './tasks.repository';

/** The host is shutting down: the task goes back to the queue. */
export class HandedBack extends Error {}

/** Another runner has the task, its member has stopped it, or it is deleted: no more writes. */
export class LeaseLost extends Error {}

/** How the work on a task has ended. */
export type End = Outcome['end'] | 'handed back' | 'lost';

/** What an error or an abort reason means for the task. */
export function endOf(reason: unknown, log: TaskLog): End {
  if (reason instanceof HandedBack) return 'handed back';
  if (reason instanceof LeaseLost) return 'lost';
  return failed(reason, log);
}

function failed(error: unknown, log: TaskLog): End {
  if (error instanceof GenerationFailure) {
    if (error.detail) log.warn({ code: error.code, detail: error.detail }, 'generation failure');
    return { status: 'failed', error: { code: error.code, message: error.message } };
  }
  // A message may quote member text; stack frames never do.
  const places = error instanceof Error ? (error.stack ?? '').match(/^\s+at .*$/gm) : null;
  const name = error instanceof Error ? error.name : typeof error;
  log.error({ error: name, stack: places?.join('\n') ?? '' }, 'generation defect');
  const { code, message } = new GenerationFailure('GENERATION_FAILED');
  return { status: 'failed', error: { code, message } };
}

/** Logs the end for the operator, without member text. */
export function logEnd(
  log: TaskLog,
  task: TaskRow,
  { end, finished, now }: { end: Outcome['end']; finished: boolean; now: Date },
): void {
  const fields = {
    engine: task.engine.label,
    model: task.engine.model,
    mode: task.mode,
    attempt: task.attempt,
    ms: now.getTime() - (task.started_at ?? now).getTime(),
    ...(end.status === 'failed' && { code: end.error.code }),
  };
  log.info(fields, finished ? `generation ${end.status}` : 'generation ended elsewhere');
}
