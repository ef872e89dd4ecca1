import { parentPort } from 'node:worker_threads';
import type { Said } from './bounded-thread';

/**
 * The worker side of a bounded thread: one reply per message. Of an error, only its name leaves the
 * thread.
 */
export function answerQuestions(reply: (question: unknown) => Promise<unknown>): void {
  const answer = async (question: unknown): Promise<void> => {
    const said: Said<unknown> = await reply(question).then(
      (made) => ({ reply: made }),
      (error: unknown) => ({ failure: error instanceof Error ? error.name : 'unknown' }),
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage(said);
  };
  parentPort?.on('message', (question: unknown) => void answer(question));
}
