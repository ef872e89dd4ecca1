import { systemAfter } from '../../generation/tasks/timers';
import { BoundedThread } from '../../../threads/bounded-thread';
import type { ThreadBounds } from '../../../threads/bounded-thread';
import type { DerivePage } from './derived-page';

/** The largest page there may be takes a fraction of it, also on a slow machine. */
const usualBounds: ThreadBounds = { milliseconds: 10_000, megabytes: 256, after: systemAfter };

/** Derives pages in a thread of its own: none of them, however hostile, keeps the host from answering others. */
export function deriveThread(bounds: Partial<ThreadBounds> = {}): {
  readonly derive: DerivePage;
  readonly close: () => Promise<void>;
} {
  const script = new URL('derive-thread-end.ts', import.meta.url);
  const thread = new BoundedThread(script, { ...usualBounds, ...bounds });
  return { derive: (page) => thread.ask(page), close: () => thread.close() };
}
