import { parentPort } from 'node:worker_threads';
import { carryOut } from './review-asks';
import type { Ask } from './review-asks';

/** One question, one answer. Only the name of a failure leaves the thread. */
async function answer(ask: Ask): Promise<void> {
  const said = await carryOut(ask).then(
    (reply) => ({ reply }),
    (error: unknown) => ({ failure: error instanceof Error ? error.name : 'unknown' }),
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(said);
}

parentPort?.on('message', (ask: Ask) => void answer(ask));
