import { BoundedThread, GivenUp } from '../../../threads/bounded-thread';
import type { ThreadBounds } from '../../../threads/bounded-thread';
import { GenerationFailure } from '../generation-failure';
import { systemAfter } from '../tasks/timers';
import type { SiteWork } from './site-work';

type Name = keyof SiteWork;
type Made<One extends Name> = Awaited<ReturnType<SiteWork[One]>>;

/** Message to the thread; structured-cloneable. */
export type SiteAsk = {
  readonly [One in Name]: { name: One; args: Parameters<SiteWork[One]> };
}[Name];

/** Sites are checked within a second; the limit stops sites crafted to be slow. */
const defaultBounds: ThreadBounds = { milliseconds: 60_000, megabytes: 512, after: systemAfter };

/**
 * Processes a model's files in a worker thread. Exceeding its limits fails the generation with a
 * sentence for the member.
 */
export function siteThread(
  bounds: Partial<ThreadBounds> = {},
): SiteWork & { readonly close: () => Promise<void> } {
  const script = new URL('site-thread-end.ts', import.meta.url);
  const thread = new BoundedThread(script, { ...defaultBounds, ...bounds });
  const ask = async <One extends Name>(
    name: One,
    ...args: Parameters<SiteWork[One]>
  ): Promise<Made<One>> => {
    try {
      return await thread.ask<Made<One>>({ name, args });
    } catch (error) {
      if (!(error instanceof GivenUp)) throw error;
      throw new GenerationFailure('TIME_LIMIT', error.message);
    }
  };
  return {
    fit: (...args) => ask('fit', ...args),
    edit: (...args) => ask('edit', ...args),
    isWhole: (...args) => ask('isWhole', ...args),
    close: () => thread.close(),
  };
}
