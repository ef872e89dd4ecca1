import type { Worker } from 'node:worker_threads';
import type { After } from '../features/generation/tasks/timers';
import { currentMember } from './current-member';
import { FairQueue } from './fair-queue';
import { startThread } from './start-thread';

/** The work was given up: it exceeded its time or memory limit, or failed in its thread. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

/** Limits of a single message. */
export interface ThreadBounds {
  readonly milliseconds: number;
  readonly megabytes: number;
  readonly after: After;
}

/** A thread's reply: a result, or the name of the error. */
export type Said<Reply> = { readonly reply: Reply } | { readonly failure: string };

/**
 * Processes one message after the other in a worker thread, started with the first. Members take
 * turns: a message may take as long as its limit, and nobody waits for another one's whole queue.
 */
export class BoundedThread {
  readonly #script: URL;
  readonly #bounds: ThreadBounds;
  #worker: Worker | undefined;
  readonly #turns = new FairQueue({ running: 1, waitingPerMember: Infinity });

  constructor(script: URL, bounds: ThreadBounds) {
    this.#script = script;
    this.#bounds = bounds;
  }

  ask<Reply>(question: unknown, bounds: Partial<ThreadBounds> = {}): Promise<Reply> {
    const all = { ...this.#bounds, ...bounds };
    return this.#turns.run(currentMember(), () => this.#run<Reply>(question, all));
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #run<Reply>(question: unknown, bounds: ThreadBounds): Promise<Reply> {
    const worker = (this.#worker ??= startThread(this.#script, bounds.megabytes));
    // Keeps the process alive only while a message is pending.
    worker.ref();
    try {
      return await answerOf<Reply>(worker, question, bounds);
    } catch (error) {
      // The thread may still be busy with this message, so the next one gets a new thread.
      await this.close();
      throw error;
    } finally {
      worker.unref();
    }
  }
}

async function answerOf<Reply>(
  worker: Worker,
  question: unknown,
  { milliseconds, after }: ThreadBounds,
): Promise<Reply> {
  let stop = () => {};
  try {
    return await new Promise((resolve, reject) => {
      const giveUp = (why: string) => reject(new GivenUp(why));
      const onMessage = (said: Said<Reply>) =>
        'failure' in said ? giveUp(said.failure) : resolve(said.reply);
      const onError = ({ name, code }: NodeJS.ErrnoException) =>
        giveUp(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'the memory limit' : name);
      const onExit = () => giveUp('the thread ended');
      const cancel = after(milliseconds, () => giveUp('the time limit'));
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      stop = () => {
        cancel();
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(question);
    });
  } finally {
    stop();
  }
}
