import { parentPort } from 'node:worker_threads';
import { carryOut } from './review-asks';
import type { Ask } from './review-asks';

/** The thread of reviews: one question, one answer. Only the name of a failure leaves it. */
parentPort?.on('message', (ask: Ask) => {
  void carryOut(ask).then(
    (reply) => parentPort?.postMessage({ reply }),
    (error: unknown) =>
      parentPort?.postMessage({ failure: error instanceof Error ? error.name : 'unknown' }),
  );
});
