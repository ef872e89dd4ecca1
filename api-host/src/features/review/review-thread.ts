import { systemAfter } from '../generation/tasks/timers';
import { BoundedThread } from '../../threads/bounded-thread';
import type { ThreadBounds } from '../../threads/bounded-thread';
import { prepareAsk } from './review-asks';
import type { Ask, Reply } from './review-asks';
import type { Reviewer } from './reviewer';

/** A reviewer in a worker thread, which can be preloaded and closed. */
export interface ReviewThread extends Reviewer {
  readonly prepare: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Far more than an ordinary page needs, even on a slow machine; includes axe's limit. */
const defaultBounds: ThreadBounds = { milliseconds: 75_000, megabytes: 512, after: systemAfter };

/**
 * Reviews one page after the other in a worker thread, so that no page, however large or malicious,
 * can block the host. Exceeding the limits rejects with `GivenUp`.
 */
export function reviewThread(bounds: Partial<ThreadBounds> = {}): ReviewThread {
  const script = new URL('review-thread-end.ts', import.meta.url);
  const thread = new BoundedThread(script, { ...defaultBounds, ...bounds });
  const ask = <One extends Ask>(question: One): Promise<Reply<One>> => thread.ask(question);
  return {
    gate: async (...args) => ask({ name: 'gate', args }),
    review: async (...args) => ask({ name: 'review', args }),
    repair: async (...args) => ask({ name: 'repair', args }),
    prepare: async () => void (await ask(prepareAsk)),
    close: () => thread.close(),
  };
}
