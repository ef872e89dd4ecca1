import { startThread } from '../../threads/start-thread';
import { StartFailure } from '../../start-failure';
import type { AnswerMessages } from './protocol-stream';

/** What the thread is asked. */
export type Asked =
  | { readonly what: 'open'; readonly folder: string }
  | { readonly what: 'answer'; readonly messages: Uint8Array }
  | { readonly what: 'close' };

/** What it says. `opened` or `refused` comes first; then one `answered` for each `answer`, in order. */
export type Told =
  | { readonly what: 'opened' }
  | { readonly what: 'refused'; readonly message: string; readonly cause: unknown }
  | { readonly what: 'answered'; readonly messages: Uint8Array }
  | { readonly what: 'closed' };

/** Of JavaScript; the database's own memory is WebAssembly's and does not count. */
const megabytes = 512;

/** An embedded database in a thread of its own. */
export interface PGliteThread {
  readonly answer: AnswerMessages;
  readonly close: () => Promise<void>;
}

type Settle = { readonly resolve: (told: Told) => void; readonly reject: (error: Error) => void };

/**
 * Opens the embedded database of a folder in a thread: PGlite computes and syncs without giving up the turn, and meanwhile
 * a host must accept connections and answer what needs no database. Fails as `openPGlite` does.
 */
export async function openPGliteThread(folder: string): Promise<PGliteThread> {
  const worker = startThread(new URL('pglite-thread-end.ts', import.meta.url), megabytes);
  const waiting: Settle[] = [];
  let ended: Error | undefined;
  const end = (error: Error): void => {
    ended ??= error;
    for (const { reject } of waiting.splice(0)) reject(ended);
  };
  worker.on('message', (told: Told) => waiting.shift()?.resolve(told));
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The thread of the embedded database ended')));

  const ask = (asked: Asked): Promise<Told> =>
    new Promise((resolve, reject) => {
      if (ended) {
        reject(ended);
        return;
      }
      waiting.push({ resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(asked);
    });

  const told = await ask({ what: 'open', folder });
  if (told.what === 'refused') {
    await worker.terminate();
    throw new StartFailure(told.message, { cause: told.cause });
  }
  return {
    async answer(messages) {
      const answered = await ask({ what: 'answer', messages });
      if (answered.what !== 'answered') throw new Error(`The database said ${answered.what}`);
      return answered.messages;
    },
    async close() {
      await ask({ what: 'close' });
      await worker.terminate();
    },
  };
}
