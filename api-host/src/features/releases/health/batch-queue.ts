import type { After } from '../../generation/tasks/timers';

export interface BatchLimits {
  /** So many are written at once. */
  readonly batch: number;
  /** So many may wait; what comes beyond is dropped. */
  readonly waiting: number;
  /** How long the first one waits for others, in milliseconds. */
  readonly everyMs: number;
}

export interface BatchQueueOptions<Item, Answer> {
  readonly limits: BatchLimits;
  readonly after: After;
  /** Writes a batch, one at a time; answers in the order of its items. An empty one where only `written` was asked for. */
  readonly write: (items: readonly Item[]) => Promise<readonly Answer[]>;
  readonly onDropped: (why: 'queue-full' | 'not-written', count: number) => void;
}

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers what many calls have to write and writes it together: by number, and by time. A call is answered when its
 * batch is written, so nothing that was answered is lost, and what waits is bounded.
 */
export class BatchQueue<Item, Answer> {
  #waiting: Waiting<Item, Answer>[] = [];
  /** Of those who wait for the next batch without being in it. */
  #next: Promise<void> | null = null;
  #resolveNext: () => void = () => {};
  #goingAlong = 0;
  #cancel: (() => void) | null = null;
  #writing: Promise<void> | null = null;
  #isClosing = false;

  constructor(private readonly options: BatchQueueOptions<Item, Answer>) {}

  /** Null where there is no room. Rejects when its batch could not be written. */
  add(item: Item): Promise<Answer | null> {
    const { limits, onDropped } = this.options;
    if (this.#waiting.length >= limits.waiting) {
      onDropped('queue-full', 1);
      return Promise.resolve(null);
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#goOn();
    });
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Resolves when the next batch has been tried, for what goes along with it; at once where too many wait for that. */
  written(): Promise<void> {
    if (this.#goingAlong >= this.options.limits.waiting) return Promise.resolve();
    this.#goingAlong += 1;
    this.#next ??= new Promise((resolve) => {
      this.#resolveNext = resolve;
    });
    const next = this.#next;
    this.#goOn();
    return next;
  }

  /** Writes what waits, and from now on everything at once. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#goOn();
    while (this.#writing) await this.#writing;
  }

  #goOn(): void {
    const { limits, after } = this.options;
    const isAsked = this.#waiting.length > 0 || this.#next !== null;
    if (this.#writing || !isAsked) return;
    if (this.#isClosing || this.#waiting.length >= limits.batch) this.#flush();
    else this.#cancel ??= after(limits.everyMs, () => this.#flush());
  }

  #flush(): void {
    this.#cancel?.();
    this.#cancel = null;
    const batch = this.#waiting.splice(0, this.options.limits.batch);
    const done = this.#resolveNext;
    this.#next = null;
    this.#goingAlong = 0;
    this.#resolveNext = () => {};
    this.#writing = this.#write(batch).finally(() => {
      this.#writing = null;
      done();
      this.#goOn();
    });
  }

  async #write(batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    const { write, onDropped } = this.options;
    try {
      const answers = await write(batch.map(({ item }) => item));
      for (const [at, { resolve, reject }] of batch.entries()) {
        const answer = answers[at];
        if (answer === undefined) reject(new Error('A batch was written without an answer'));
        else resolve(answer);
      }
    } catch (error) {
      onDropped('not-written', batch.length);
      for (const { reject } of batch) reject(error);
    }
  }
}
