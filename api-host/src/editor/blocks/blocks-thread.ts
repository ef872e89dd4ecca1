import type { SiteBlock, SiteFiles } from 'shared-kit/contract';
import { unavailable } from '../../errors';
import { systemAfter } from '../../features/generation/tasks/timers';
import { BoundedThread, GivenUp } from '../../threads/bounded-thread';
import type { ThreadBounds } from '../../threads/bounded-thread';

/** An ordinary page takes a second; the limit stops pages crafted to be slow. */
const defaultBounds: ThreadBounds = { milliseconds: 120_000, megabytes: 512, after: systemAfter };

/** Renders sections in the style of a page, in a worker thread, so as not to block the host. */
export function blocksThread(bounds: Partial<ThreadBounds> = {}) {
  const script = new URL('blocks-thread-end.ts', import.meta.url);
  const thread = new BoundedThread(script, { ...defaultBounds, ...bounds });
  return {
    blocksFor: async ({ html, css, js }: SiteFiles): Promise<readonly SiteBlock[]> => {
      try {
        return await thread.ask<readonly SiteBlock[]>({ html, css, js });
      } catch (error) {
        if (!(error instanceof GivenUp)) throw error;
        throw unavailable('No sections could be drawn for this page');
      }
    },
    close: () => thread.close(),
  };
}
