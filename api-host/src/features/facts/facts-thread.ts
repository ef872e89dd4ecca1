import { BoundedThread } from '../../threads/bounded-thread';
import type { ThreadBounds } from '../../threads/bounded-thread';
import { systemAfter } from '../generation/tasks/timers';
import type { PageFactWork } from './facts.port';

type Of<Name extends keyof PageFactWork> = {
  readonly name: Name;
  readonly args: Parameters<PageFactWork[Name]>;
};

/** What the thread is asked, as messages between threads can say it. */
export type FactAsk = Of<'list'> | Of<'fill'> | Of<'remove'> | Of<'leaveOut'>;

/** Far more than the largest page needs, unless it was made to be slow to read. */
const usualBounds: ThreadBounds = { milliseconds: 10_000, megabytes: 256, after: systemAfter };

/** The same work in a thread of its own, which can be closed. A page it cannot bear ends in `GivenUp`. */
export function factsThread(
  bounds: Partial<ThreadBounds> = {},
): PageFactWork & { readonly close: () => Promise<void> } {
  const script = new URL('facts-thread-end.ts', import.meta.url);
  const thread = new BoundedThread(script, { ...usualBounds, ...bounds });
  const ask = <Reply>(question: FactAsk): Promise<Reply> => thread.ask(question);
  return {
    list: async (...args) => ask({ name: 'list', args }),
    fill: async (...args) => ask({ name: 'fill', args }),
    remove: async (...args) => ask({ name: 'remove', args }),
    leaveOut: async (...args) => ask({ name: 'leaveOut', args }),
    close: () => thread.close(),
  };
}
