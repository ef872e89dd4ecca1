import { BoundedThread, GivenUp } from '../../../threads/bounded-thread';
import type { ThreadBounds } from '../../../threads/bounded-thread';
import { GenerationFailure } from '../generation-failure';
import { systemAfter } from '../tasks/timers';
import type { Commission, Composed, Composer } from './composer.port';
import type { UnderstoodPrompt } from 'shared-kit/contract';

/** What the thread is asked, as messages between threads can say it. */
export type ComposerAsk =
  | { readonly name: 'compose'; readonly commission: Commission }
  | { readonly name: 'summarise'; readonly prompt: string; readonly today: Date }
  | { readonly name: 'prepare' };

/** A page takes a tenth of a second; the first one waits until the language data is loaded. */
const usualBounds: ThreadBounds = { milliseconds: 60_000, megabytes: 512, after: systemAfter };

/** The composer in a thread of its own, which can be closed: nothing a prompt holds keeps the host waiting. */
export function composerThread(
  bounds: Partial<ThreadBounds> = {},
): Composer & { readonly close: () => Promise<void> } {
  const script = new URL('composer-thread-end.ts', import.meta.url);
  const thread = new BoundedThread(script, { ...usualBounds, ...bounds });
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
