import { Worker } from 'node:worker_threads';
import { prepareAsk } from './review-asks';
import type { Ask, Reply } from './review-asks';
import type { Reviewer } from './reviewer';

/** A reviewer in a thread of its own, and how to make it ready and end it. */
export interface ReviewThread extends Reviewer {
  readonly prepare: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A page on which the review gives up: it took too long, or was built to break it. */
export class ReviewGivenUp extends Error {
  override readonly name = 'ReviewGivenUp';
}

/** Far more than a page of a website needs, also on a slow machine. */
const limitMs = 30_000;

/** What a review may take up before it ends, and nothing but the review. */
const memoryMb = 512;

/**
 * Reviews one page after the other in a thread of its own, so that no page, however large or hostile,
 * keeps the host from answering others.
 */
export function reviewThread(limit = limitMs): ReviewThread {
  const thread = new Thread(limit);
  return {
    gate: async (...args) => thread.ask({ name: 'gate', args }),
    review: async (...args) => thread.ask({ name: 'review', args }),
    repair: async (...args) => thread.ask({ name: 'repair', args }),
    prepare: async () => void (await thread.ask(prepareAsk)),
    close: () => thread.close(),
  };
}

class Thread {
  readonly #limit: number;
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(limit: number) {
    this.#limit = limit;
  }

  ask<One extends Ask>(ask: One): Promise<Reply<One>> {
    const answer = this.#last.then(() => this.#run(ask));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #run<One extends Ask>(ask: One): Promise<Reply<One>> {
    const worker = (this.#worker ??= startWorker());
    try {
      return await answerOf<One>(worker, ask, this.#limit);
    } catch (error) {
      // Whatever happened in there, the next page gets a thread that is not still busy with this one.
      await this.close();
      throw error;
    }
  }
}

function startWorker(): Worker {
  const worker = new Worker(new URL('review-worker.mjs', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  // Never what keeps a process from ending.
  worker.unref();
  return worker;
}

async function answerOf<One extends Ask>(
  worker: Worker,
  ask: One,
  limit: number,
): Promise<Reply<One>> {
  let stop = () => {};
  try {
    return await new Promise((resolve, reject) => {
      const giveUp = (why: string) => reject(new ReviewGivenUp(why));
      const onMessage = ({ reply, failure = 'no answer' }: Said<One>) =>
        reply === undefined ? giveUp(failure) : resolve(reply);
      const onError = ({ name }: Error) => giveUp(name);
      const onExit = () => giveUp('the thread ended');
      const timer = setTimeout(giveUp, limit, 'the time limit');
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      stop = () => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(ask);
    });
  } finally {
    stop();
  }
}

interface Said<One extends Ask> {
  readonly reply?: Reply<One>;
  readonly failure?: string;
}
