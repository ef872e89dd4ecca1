import { systemAfter } from '../../generation/tasks/timers';
import { BoundedThread, GivenUp } from '../../../threads/bounded-thread';
import type { ThreadBounds } from '../../../threads/bounded-thread';
import type { AxeAnswer, AxeLook } from './axe-answer';

/** Limits of one check. An ordinary page takes a fiftieth of the time. */
export interface AxeBounds extends ThreadBounds {
  /** Characters of page and styles; jsdom needs a hundred times that in memory. */
  readonly characters: number;
  /** Start tags. Some axe rules compare each element with every other one. */
  readonly elements: number;
}

const defaultBounds: AxeBounds = {
  milliseconds: 15_000,
  megabytes: 384,
  after: systemAfter,
  characters: 500_000,
  elements: 4_000,
};

/** Loading takes a second, on a busy machine ten; it does not depend on the page. */
const loadTimeoutMs = 30_000;

/** axe in a worker thread with limits; exceeding them is reported in the answer. */
export function axeThread(bounds: Partial<AxeBounds> = {}) {
  const all = { ...defaultBounds, ...bounds };
  const thread = new BoundedThread(new URL('axe-thread-end.ts', import.meta.url), all);
  /** Loads the libraries, once; a failure shows in the first check. */
  const prepare = async (): Promise<void> => {
    await thread.ask(null, { milliseconds: loadTimeoutMs }).catch(() => undefined);
  };
  const look: AxeLook = async ({ html, css }) => {
    const size = html.length + css.length;
    if (size > all.characters) return { unfinished: `More than ${all.characters} characters` };
    const tags = html.match(/<[a-z]/gi)?.length ?? 0;
    if (tags > all.elements) return { unfinished: `More than ${all.elements} elements` };
    // Loading time is not counted: on a busy machine it would exhaust the first page's limit.
    await prepare();
    try {
      return await thread.ask<AxeAnswer>({ html, css });
    } catch (error) {
      if (!(error instanceof GivenUp)) throw error;
      return { unfinished: `Ended by ${error.message}` };
    }
  };
  return { look, prepare, close: () => thread.close() };
}
