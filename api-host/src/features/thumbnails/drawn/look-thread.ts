import type { SiteFiles } from 'shared-kit/contract';
import { BoundedThread, GivenUp } from '../../../threads/bounded-thread';
import type { ThreadBounds } from '../../../threads/bounded-thread';
import { systemAfter } from '../../generation/tasks/timers';
import { readLook } from './read-look';
import type { Look } from './read-look';

export interface LookQuestion {
  readonly files: SiteFiles;
  readonly title: string;
}

export type ReadLook = (files: SiteFiles, title: string) => Promise<Look>;

/** A page of the maximum size is parsed in a second or two. */
const defaultBounds: ThreadBounds = { milliseconds: 10_000, megabytes: 256, after: systemAfter };

const nothing: SiteFiles = { html: '', css: '', js: '' };

/**
 * Reads looks in a worker thread: building the tree of a malicious page takes quadratic time. A
 * page beyond the limits is drawn from its title only.
 */
export function lookThread(bounds: Partial<ThreadBounds> = {}): {
  readonly read: ReadLook;
  readonly close: () => Promise<void>;
} {
  const script = new URL('look-thread-end.ts', import.meta.url);
  const thread = new BoundedThread(script, { ...defaultBounds, ...bounds });
  return {
    read: async (files, title) => {
      try {
        return await thread.ask<Look>({ files, title } satisfies LookQuestion);
      } catch (error) {
        if (error instanceof GivenUp) return readLook(nothing, title);
        throw error;
      }
    },
    close: () => thread.close(),
  };
}
