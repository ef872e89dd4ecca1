import type { Worker } from 'node:worker_threads';
import type { After } from '../features/generation/tasks/timers';
import { startThread } from './start-thread';

/** Work that was ended: it took too long or too much memory, or failed in its thread. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

/** What one question may take up, and nothing but that question. */
export interface ThreadBounds {
  readonly milliseconds: number;
  readonly megabytes: number;
  readonly after: After;
}

/** What a thread says: an answer, or the name of what failed. */
export type Said<Reply> = { readonly reply: Reply } | { readonly failure: string };

/** Answers one question after the other in a thread of its own, which begins with the first. */
export class BoundedThread {
  readonly #script: URL;
  readonly #bounds: ThreadBounds;
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(script: URL, bounds: ThreadBounds) {
    this.#script = script;
    this.#bounds = bounds;
  }

  ask<Reply>(question: unknown, bounds: Partial<ThreadBounds> = {}): Promise<Reply> {
    const all = { ...this.#bounds, ...bounds };
    const answer = this.#last.then(() => this.#run<Reply>(question, all));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #run<Reply>(question: unknown, bounds: ThreadBounds): Promise<Reply> {
    const worker = (this.#worker ??= startThread(this.#script, bounds.megabytes));
    // Only while it is asked may it keep a process from ending.
    worker.ref();
    try {
      return await answerOf<Reply>(worker, question, bounds);
    } catch (error) {
      // Whatever happened in there, the next question gets a thread that is not still busy with this one.
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
