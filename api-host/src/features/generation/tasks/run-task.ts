import { pictureFolder } from 'shared-kit/contract';
import type { ProcessingStep, ProcessingStepId, UnderstoodPrompt } from 'shared-kit/contract';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/schema';
import { listPicturesOf } from '../../pictures/pictures.repository';
import type { GenerationEngine, JobPicture, StepReport } from '../generation-engine.port';
import { GenerationFailure } from '../generation-failure';
import { DraftJournal } from './draft-journal';
import { reviewFinally } from './review-finally';
import type { FinalReview } from './review-finally';
import type { Claim, Outcome } from './task-leases.repository';
import { finishTask, handTaskBack, saveSteps, saveUnderstood } from './task-leases.repository';
import type { TaskLog } from './task-log';
import type { TaskSignals } from './task-signals';
import { changeStep, failSteps } from './task-steps';
import type { StepChange } from './task-steps';
import type { TaskRow } from './tasks.repository';
import type { After } from './timers';
import { UsageMeter } from './usage-meter';
import type { TokenPrices } from './usage-meter';

/** The host is shutting down: the task goes back to the queue. */
export class HandedBack extends Error {}

/** Another runner has the task, its member has stopped it, or it is gone: nothing may be written any more. */
export class LeaseLost extends Error {}

export interface TaskWork {
  db: Database;
  clock: Clock;
  engine: GenerationEngine;
  signals: TaskSignals;
  log: TaskLog;
  after: After;
  /** The final review; a runner without one hands on what the engine made. */
  gate?: FinalReview;
  /** Makes the final review ready while the engine works. */
  prepareGate?: () => Promise<void>;
  /** Reads a prompt before anything is built. */
  understand?: (prompt: string) => UnderstoodPrompt;
  /** Null where nobody has said what tokens cost. */
  prices?: TokenPrices | null;
}

/** Works on one claimed task until it has ended, was given back or was lost. */
export async function runTask(
  work: TaskWork,
  task: TaskRow,
  claim: Claim,
  signal: AbortSignal,
): Promise<void> {
  const journal = new StepJournal(work, claim, task.steps);
  const drafts = new DraftJournal(work, claim);
  const meter = new UsageMeter(work.prices ?? null);
  work.prepareGate?.().catch(() => {
    // The review itself meets the same fault, and says so.
  });
  await showUnderstood(work, task, claim);
  const end = await generate(work, task, { journal, drafts, meter }, signal);
  await journal.written();
  const draft = await drafts.end();
  if (end === 'lost') return work.log.warn({ attempt: claim.attempt }, 'generation lease lost');
  if (end === 'handed back') {
    await handTaskBack(work.db, claim);
    return work.signals.changed(claim.id);
  }
  const now = work.clock();
  const steps = end.status === 'done' ? journal.steps : failSteps(journal.steps, now);
  const outcome = { steps, now, end, draft, usage: meter.total() };
  const finished = await finishTask(work.db, claim, outcome);
  if (finished) work.signals.changed(claim.id);
  logEnd(work.log, task, end, finished, now);
}

/** What was understood is told at once: the member sees early whether it is what they meant. */
async function showUnderstood(work: TaskWork, task: TaskRow, claim: Claim): Promise<void> {
  if (!work.understand || task.mode !== 0) return;
  try {
    const understood = work.understand(task.prompt);
    if (await saveUnderstood(work.db, claim, understood)) work.signals.changed(claim.id);
  } catch (error) {
    // A summary is worth less than the work.
    work.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'prompt not read');
  }
}

const withoutEnd =
  (last: ProcessingStepId, report: StepReport): StepReport =>
  (step, status, message) => {
    if (step !== last || status !== 'completed') report(step, status, message);
  };

type End = Outcome['end'] | 'handed back' | 'lost';

async function generate(
  { db, engine, log, gate }: TaskWork,
  { prompt, mode, html, css, js, faults, target, ...task }: TaskRow,
  { journal, drafts, meter }: { journal: StepJournal; drafts: DraftJournal; meter: UsageMeter },
  signal: AbortSignal,
): Promise<End> {
  const asked = {
    prompt,
    mode,
    html,
    css,
    js,
    ...(faults && { faults }),
    ...(target && { target }),
  };
  const note: StepReport = (step, status, message) => journal.note({ step, status, message });
  try {
    const pictures = await picturesOf(db, task);
    const job = { ...asked, ...(pictures && { pictures }) };
    const generation = engine.generate(job, {
      signal,
      // The last step ends with the final review, whatever the engine thinks of its own work.
      report: gate ? withoutEnd('review', note) : note,
      draft: (read) => drafts.note(read),
      spend: (tokens) => meter.add(tokens),
    });
    const made = await untilAborted(generation, signal);
    if (!gate) return { status: 'done', result: made, review: null };
    const reviewed = reviewFinally(gate, { job, made, report: note, log });
    return { status: 'done', ...(await untilAborted(reviewed, signal)) };
  } catch (error) {
    const reason: unknown = signal.aborted ? signal.reason : error;
    if (reason instanceof HandedBack) return 'handed back';
    if (reason instanceof LeaseLost) return 'lost';
    return failed(reason, log);
  }
}

/** As they are when the work begins, so that one added while a task waited is there. */
async function picturesOf(
  db: Database,
  { user_id, project_id }: Pick<TaskRow, 'user_id' | 'project_id'>,
): Promise<JobPicture[] | null> {
  if (project_id === null) return null;
  const rows = await listPicturesOf(db, user_id, project_id);
  if (rows.length === 0) return null;
  return rows.map(({ name, alt, width, height }) => ({
    path: pictureFolder + name,
    alt,
    width,
    height,
  }));
}

/** An engine that does not listen must not keep the task beyond its end. */
async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(new Error('aborted'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function failed(error: unknown, log: TaskLog): End {
  if (error instanceof GenerationFailure) {
    if (error.detail) log.warn({ code: error.code, detail: error.detail }, 'generation failure');
    return { status: 'failed', error: { code: error.code, message: error.message } };
  }
  // A message may quote what the member wrote; the places in the code never do.
  const places = error instanceof Error ? (error.stack ?? '').match(/^\s+at .*$/gm) : null;
  const name = error instanceof Error ? error.name : typeof error;
  log.error({ error: name, stack: places?.join('\n') ?? '' }, 'generation defect');
  const { code, message } = new GenerationFailure('GENERATION_FAILED');
  return { status: 'failed', error: { code, message } };
}

function logEnd(
  log: TaskLog,
  task: TaskRow,
  end: Outcome['end'],
  finished: boolean,
  now: Date,
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

/** Writes each change of a step in its order, one after another, while the engine goes on. */
class StepJournal {
  readonly #work: TaskWork;
  readonly #claim: Claim;
  #steps: ProcessingStep[];
  #last: Promise<void> = Promise.resolve();

  constructor(work: TaskWork, claim: Claim, steps: ProcessingStep[]) {
    this.#work = work;
    this.#claim = claim;
    this.#steps = steps;
  }

  get steps(): ProcessingStep[] {
    return this.#steps;
  }

  note(change: StepChange): void {
    const steps = changeStep(this.#steps, change, this.#work.clock());
    this.#steps = steps;
    this.#last = this.#last.then(() => this.#write(steps));
  }

  /** Resolves when all that was noted is in the database. */
  written(): Promise<void> {
    return this.#last;
  }

  async #write(steps: ProcessingStep[]): Promise<void> {
    const { db, signals, log } = this.#work;
    try {
      if (await saveSteps(db, this.#claim, steps)) signals.changed(this.#claim.id);
    } catch (error) {
      // Progress is worth less than the work: the end is written all the same.
      log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'step not written');
    }
  }
}
