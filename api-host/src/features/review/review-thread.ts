import { systemAfter } from '../generation/tasks/timers';
import { BoundedThread } from '../../threads/bounded-thread';
import type { ThreadBounds } from '../../threads/bounded-thread';
import { prepareAsk } from './review-asks';
import type { Ask, Reply } from './review-asks';
import type { Reviewer } from './reviewer';

/** A reviewer in a thread of its own, and how to make it ready and end it. */
export interface ReviewThread extends Reviewer {
  readonly prepare: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Far more than a page of a website needs, also on a slow machine; what axe may take is part of it. */
const usualBounds: ThreadBounds = { milliseconds: 75_000, megabytes: 512, after: systemAfter };

/**
 * Reviews one page after the other in a thread of its own, so that no page, however large or hostile,
 * keeps the host from answering others. A page it cannot bear ends in `GivenUp`.
 */
export function reviewThread(bounds: Partial<ThreadBounds> = {}): ReviewThread {
  const script = new URL('review-thread-end.ts', import.meta.url);
  const thread = new BoundedThread(script, { ...usualBounds, ...bounds });
  const ask = <One extends Ask>(question: One): Promise<Reply<One>> => thread.ask(question);
  return {
    gate: async (...args) => ask({ name: 'gate', args }),
    review: async (...args) => ask({ name: 'review', args }),
    repair: async (...args) => ask({ name: 'repair', args }),
    prepare: async () => void (await ask(prepareAsk)),
    close: () => thread.close(),
  };
}
