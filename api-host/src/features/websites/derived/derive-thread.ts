import { systemAfter } from '../../generation/tasks/timers';
import { BoundedThread } from '../../../threads/bounded-thread';
import type { ThreadBounds } from '../../../threads/bounded-thread';
import type { DerivePage } from './derived-page';

/** The largest allowed page takes a fraction of this, even on a slow machine. */
const defaultBounds: ThreadBounds = { milliseconds: 10_000, megabytes: 256, after: systemAfter };

/** Derives pages in a worker thread: no page, however malicious, can block the host. */
export function deriveThread(bounds: Partial<ThreadBounds> = {}): {
  readonly derive: DerivePage;
  readonly close: () => Promise<void>;
} {
  const script = new URL('derive-thread-end.ts', import.meta.url);
  const thread = new BoundedThread(script, { ...defaultBounds, ...bounds });
  return { derive: (page) => thread.ask(page), close: () => thread.close() };
}
