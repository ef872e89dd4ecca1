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

/** How often readers on this host see more of a page (issue: at most every 250 ms). */
const showMs = 250;

/** How often the database is told, for readers on other hosts and for what is left after a stop. */
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

/** Shows what an engine has written so far, at most so often, and keeps it. */
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

  /** There is more; `read` is asked for it when it is time to show it. */
  note(read: ReadDraft): void {
    this.#read = read;
    this.#cancel ??= this.#work.after(showMs, () => {
      this.#cancel = undefined;
      this.#show();
    });
  }

  /** Shows no more; answers all that was written, once the database has been told what it was told. */
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

  /** Whether there is anything new. */
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
      // A draft is worth less than the work: the next one is written again.
      log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'draft not written');
    }
  }
}

function storable({ html = '', css = '', js = '' }: Partial<DraftFiles>): DraftFiles {
  return { html: storableText(html), css: storableText(css), js: storableText(js) };
}

/** A model that begins a file again, for a repair or after thoughts, breaks off the draft before. */
function continues(now: DraftFiles, before: DraftFiles): boolean {
  return (
    now.html.startsWith(before.html) &&
    now.css.startsWith(before.css) &&
    now.js.startsWith(before.js)
  );
}
