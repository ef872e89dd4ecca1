import type { GenerationUsage, ProcessingStepId, UnderstoodPrompt } from 'shared-kit/contract';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/schema';
import { ownPicturesIn } from '../../pictures/own-pictures';
import type { ReadReference } from '../../pictures/reference-picture';
import { addSpending } from '../connection/model-spending.repository';
import type { GenerationEngine, StepReport } from '../generation-engine.port';
import { DraftJournal } from './draft-journal';
import { reviewFinally } from './review-finally';
import type { FinalReview } from './review-finally';
import { StepJournal } from './step-journal';
import { endOf, logEnd } from './task-end';
import type { End } from './task-end';
import { outcomeOf } from '../outcome/request-outcome';
import { isUnchanged } from '../outcome/unchanged';
import { jobOf } from './task-job';
import type { Claim } from './task-leases.repository';
import { handTaskBack } from './task-leases.repository';
import { finishTask } from './task-outcome.repository';
import { saveUnderstood } from './task-progress.repository';
import type { TaskLog } from './task-log';
import type { TaskSignals } from './task-signals';
import { failSteps } from './task-steps';
import type { TaskRow } from './tasks.repository';
import type { After } from './timers';
import { UsageMeter } from './usage-meter';
import type { TokenPrices } from './usage-meter';
import { untilAborted } from '../until-aborted';

export interface TaskWork {
  db: Database;
  clock: Clock;
  engine: GenerationEngine;
  signals: TaskSignals;
  log: TaskLog;
  after: After;
  /** The final review; without one the engine's result is used as it is. */
  gate?: FinalReview;
  /** Loads the final review while the engine works. */
  prepareGate?: () => Promise<void>;
  /** Summarises a prompt before anything is built. */
  understand?: (prompt: string) => Promise<UnderstoodPrompt>;
  /** Reads the reference pictures, for an engine that accepts them. */
  readReference?: ReadReference;
  /** Called with how the work on a task ended here, for metrics. */
  ended?: (ended: WorkEnd) => void;
  /** Null where token prices are not configured. */
  prices?: TokenPrices | null;
}

/** A task and how the work on it ended on this host, which need not be the end of the task. */
export interface WorkEnd {
  readonly task: TaskRow;
  readonly end: End;
  readonly usage: GenerationUsage | null;
  readonly begun: Date;
  readonly now: Date;
}

/** Works on one claimed task until it has ended, was handed back or was lost. */
export async function runTask(
  work: TaskWork,
  task: TaskRow,
  claim: Claim,
  signal: AbortSignal,
): Promise<void> {
  const begun = work.clock();
  const journal = new StepJournal(work, claim, task.steps);
  const drafts = new DraftJournal(work, claim);
  const meter = new UsageMeter(work.prices ?? null);
  work.prepareGate?.().catch(() => {
    // The review itself runs into the same error and reports it.
  });
  const shown = showUnderstood(work, task, claim);
  const end = await generate(work, task, { journal, drafts, meter }, signal);
  await shown;
  await journal.written();
  const draft = await drafts.end();
  const usage = meter.total();
  if (usage) await noteSpending(work, usage);
  work.ended?.({ task, end, usage, begun, now: work.clock() });
  if (end === 'lost') return work.log.warn({ attempt: claim.attempt }, 'generation lease lost');
  if (end === 'handed back') {
    await handTaskBack(work.db, claim);
    return work.signals.changed(claim.id);
  }
  const now = work.clock();
  const steps = end.status === 'done' ? journal.steps : failSteps(journal.steps, now);
  const outcome = { steps, now, end, draft, usage };
  const finished = await finishTask(work.db, claim, outcome);
  if (finished) work.signals.changed(claim.id);
  logEnd(work.log, task, { end, finished, now });
}

/** Shows the summary at once, so that the member can see early whether it is what they meant. */
async function showUnderstood(work: TaskWork, task: TaskRow, claim: Claim): Promise<void> {
  if (!work.understand || task.mode !== 0) return;
  try {
    const understood = await work.understand(task.prompt);
    if (await saveUnderstood(work.db, claim, understood)) work.signals.changed(claim.id);
  } catch (error) {
    // A missing summary does not justify a failure.
    work.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'prompt not read');
  }
}

/** For every end: work that was stopped or taken over is paid for too. */
async function noteSpending({ db, clock, engine, log }: TaskWork, usage: GenerationUsage) {
  try {
    await addSpending(db, { engine: engine.describe(), usage, now: clock() });
  } catch (error) {
    // The total for administrators is worth less than the member's website.
    log.warn({ err: error }, 'spending not noted');
  }
}

const withoutEnd =
  (last: ProcessingStepId, report: StepReport): StepReport =>
  (step, status, message) => {
    if (step !== last || status !== 'completed') report(step, status, message);
  };

interface Journals {
  journal: StepJournal;
  drafts: DraftJournal;
  meter: UsageMeter;
}

async function generate(
  work: TaskWork,
  task: TaskRow,
  { journal, drafts, meter }: Journals,
  signal: AbortSignal,
): Promise<End> {
  const { db, engine, log, gate } = work;
  const note: StepReport = (step, status, message) => journal.note({ step, status, message });
  try {
    const job = await jobOf(work, task);
    const generation = engine.generate(job, {
      signal,
      // The last step ends with the final review, not when the engine reports it.
      report: gate ? withoutEnd('review', note) : note,
      draft: (read) => drafts.note(read),
      spend: (tokens) => meter.add(tokens),
    });
    const made = await untilAborted(generation, signal);
    const { unfulfilled: _unfulfilled, parts: _parts, ...result } = made;
    const outcome = outcomeOf(job, made);
    if (isUnchanged(job, made)) {
      note('review', 'completed', 'Nothing was changed');
      return { status: 'done', result, review: null, outcome };
    }
    if (!gate) return { status: 'done', result, review: null, outcome };
    const pictures = await ownPicturesIn(db, task.user_id, job, made);
    const reviewed = reviewFinally(gate, { job, made, pictures, report: note, log });
    return { status: 'done', outcome, ...(await untilAborted(reviewed, signal)) };
  } catch (error) {
    return endOf(signal.aborted ? signal.reason : error, log);
  }
}
