import { BoundedThread, GivenUp } from '../../../threads/bounded-thread';
import type { ThreadBounds } from '../../../threads/bounded-thread';
import { GenerationFailure } from '../generation-failure';
import { systemAfter } from '../tasks/timers';
import type { Commission, Composed, Composer } from './composer.port';
import type { UnderstoodPrompt } from 'shared-kit/contract';

/** Message to the thread; structured-cloneable. */
export type ComposerAsk =
  | { readonly name: 'compose'; readonly commission: Commission }
  | { readonly name: 'summarise'; readonly prompt: string; readonly today: Date }
  | { readonly name: 'prepare' };

/** A page takes 0.1 s; the first one also waits for the language data to load. */
const defaultBounds: ThreadBounds = { milliseconds: 60_000, megabytes: 512, after: systemAfter };

/** The composer in a worker thread that can be closed: no prompt can block the host. */
export function composerThread(
  bounds: Partial<ThreadBounds> = {},
): Composer & { readonly close: () => Promise<void> } {
  const script = new URL('composer-thread-end.ts', import.meta.url);
  const thread = new BoundedThread(script, { ...defaultBounds, ...bounds });
  const ask = <Reply>(question: ComposerAsk): Promise<Reply> => thread.ask(question);
  return {
    compose: async (commission) => {
      try {
        return await ask<Composed>({ name: 'compose', commission });
      } catch (error) {
        if (!(error instanceof GivenUp)) throw error;
        throw new GenerationFailure('TIME_LIMIT', error.message);
      }
    },
    summarise: async (prompt, today) => ask<UnderstoodPrompt>({ name: 'summarise', prompt, today }),
    prepare: async () => void (await ask({ name: 'prepare' })),
    close: () => thread.close(),
  };
}
