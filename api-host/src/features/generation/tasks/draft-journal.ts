import type { DraftFiles } from 'shared-kit/contract';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/schema';
import type { Draft } from '../generation.tables';
import type { ReadDraft } from '../generation-engine.port';
import { storableText } from './storable-text';
import type { Claim } from './task-leases.repository';
import { saveDraft } from './task-progress.repository';
import type { TaskLog } from './task-log';
import type { TaskSignals } from './task-signals';
import type { After } from './timers';

/** How often readers on this host get updates (issue: at most every 250 ms). */
const showMs = 250;

/** How often the draft is saved, for readers on other hosts and for what remains after a stop. */
const saveMs = 1_000;

/** More restarts of one file than this within an attempt would mix versions of two attempts. */
const restartsPerAttempt = 1_000;

export interface DraftWork {
  db: Database;
  clock: Clock;
  signals: TaskSignals;
  after: After;
  log: TaskLog;
}

/** Shows what an engine has written so far, at a limited rate, and saves it. */
export class DraftJournal {
  readonly #work: DraftWork;
  readonly #claim: Claim;
  #read: ReadDraft | undefined;
  #draft: Draft | undefined;
  #restarts = 0;
  #savedAt = 0;
  #cancel: (() => void) | undefined;
  #saving: Promise<void> = Promise.resolve();

  constructor(work: DraftWork, claim: Claim) {
    this.#work = work;
    this.#claim = claim;
  }

  /** Reports that there is more; `read` is called when it is time to show it. */
  note(read: ReadDraft): void {
    this.#read = read;
    this.#cancel ??= this.#work.after(showMs, () => {
      this.#cancel = undefined;
      this.#show();
    });
  }

  /** Stops showing; returns all that was written, once pending writes have finished. */
  async end(): Promise<Draft | null> {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#take();
    await this.#saving;
    this.#work.signals.forgetDraft(this.#claim.id);
    return this.#draft ?? null;
  }

  #show(): void {
    if (!this.#take() || !this.#draft) return;
    const { signals, clock } = this.#work;
    signals.drafted(this.#claim.id, this.#draft);
    const now = clock().getTime();
    if (now - this.#savedAt < saveMs) return;
    this.#savedAt = now;
    const draft = this.#draft;
    this.#saving = this.#saving.then(() => this.#save(draft));
  }

  /** Reads the draft; returns whether anything is new. */
  #take(): boolean {
    const written = this.#read?.();
    this.#read = undefined;
    if (!written) return false;
    const files = storable(written);
    const before = this.#draft;
    if (before && !continues(files, before)) this.#restarts += 1;
    const version = this.#claim.attempt * restartsPerAttempt + this.#restarts;
    this.#draft = { ...files, version };
    return true;
  }

  async #save(draft: Draft): Promise<void> {
    const { db, log, signals } = this.#work;
    try {
      if (await saveDraft(db, this.#claim, draft)) signals.changed(this.#claim.id);
    } catch (error) {
      // A lost draft does not justify a failure: the next save includes it.
      log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'draft not written');
    }
  }
}

function storable({ html = '', css = '', js = '' }: Partial<DraftFiles>): DraftFiles {
  return { html: storableText(html), css: storableText(css), js: storableText(js) };
}

/**
 * False when the model restarts a file, for a repair or after reasoning, which ends the previous
 * draft.
 */
function continues(now: DraftFiles, before: DraftFiles): boolean {
  return (
    now.html.startsWith(before.html) &&
    now.css.startsWith(before.css) &&
    now.js.startsWith(before.js)
  );
}
