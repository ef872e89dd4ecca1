/** The thread of the embedded database: opens it, answers messages one after the other, and closes it. */
import { parentPort } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { StartFailure } from '../../start-failure';
import { openPGlite } from './open-pglite';
import type { Asked, Told } from './pglite-thread';

const tell = (told: Told): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(told);
};

let pglite: PGlite | undefined;

async function open(folder: string): Promise<void> {
  try {
    pglite = await openPGlite(folder);
    tell({ what: 'opened' });
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    tell({ what: 'refused', message: error.message, cause: error.cause });
  }
}

async function answer(messages: Uint8Array): Promise<void> {
  const answered = await pglite?.execProtocolRaw(messages);
  // Copied: what PGlite returns may lie in its own memory.
  tell({ what: 'answered', messages: Uint8Array.from(answered ?? []) });
}

async function close(): Promise<void> {
  await pglite?.close();
  tell({ what: 'closed' });
  parentPort?.close();
}

/** What fails here ends the thread, and with it the host: nobody knows what the database has done. */
parentPort?.on('message', (asked: Asked) => {
  if (asked.what === 'open') void open(asked.folder);
  else if (asked.what === 'answer') void answer(asked.messages);
  else void close();
});
