import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseAway } from './violations';

/** A database that says nothing for so long is treated as away by whoever can go on without it. */
const patienceMs = 3_000;

const silence = Symbol('silence');

/** What the work answers, or `silence` when it has not by then; the work goes on. */
async function withPatience<T>(work: Promise<T>, ms: number): Promise<T | typeof silence> {
  const timer = new AbortController();
  try {
    // The timer keeps the process: a caller that waits for a silent database gets its answer, whatever else ends.
    const late = wait(ms, silence, { signal: timer.signal }).catch(() => silence);
    return await Promise.race([work, late as Promise<typeof silence>]);
  } finally {
    timer.abort();
  }
}

/** Waits for work nobody needs the outcome of: for its end, whatever that is, and not for longer than the patience. */
export async function attempt(work: Promise<unknown>, ms = patienceMs): Promise<void> {
  const settled = work.then(
    () => undefined,
    () => undefined,
  );
  await withPatience(settled, ms);
}

/** The answer to a question a page is better off without than late: null while the database is away or silent. */
export async function answerInTime<T>(work: Promise<T>, ms: number): Promise<T | null> {
  const quiet = work.catch((error: unknown) => {
    if (isDatabaseAway(error)) return null;
    throw error;
  });
  const answer = await withPatience(quiet, ms);
  return answer === silence ? null : answer;
}

/**
 * Asks the database for what is better old than not at all: while it is away or silent, the answer is the last one
 * there was. Where there has been none, the failure is the caller's.
 */
export function lastAnswer<T>(ms = patienceMs): (ask: () => Promise<T>) => Promise<T> {
  let last: { readonly value: T; readonly askedAs: number } | null = null;
  let asked = 0;
  /** Questions that were given up waiting for: while there are any, no further one is put. */
  let silent = 0;
  const note = async (askedAs: number, asking: Promise<T>): Promise<T> => {
    const value = await asking;
    // One that was silent for long must not put back what later ones have learned.
    if (last === null || last.askedAs < askedAs) last = { value, askedAs };
    return value;
  };
  return async (ask) => {
    if (last !== null && silent > 0) return last.value;
    asked += 1;
    const asking = note(asked, ask());
    if (last === null) return asking;
    const known = last;
    const answer = await withPatience(asking, ms).catch((error: unknown) => {
      if (isDatabaseAway(error)) return known.value;
      throw error;
    });
    if (answer !== silence) return answer;
    silent += 1;
    const end = (): void => {
      silent -= 1;
    };
    asking.then(end, end);
    return known.value;
  };
}
