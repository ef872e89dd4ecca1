import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseAway } from './violations';

/** After this silence, callers that can do without the database treat it as unavailable. */
const patienceMs = 3_000;

const silence = Symbol('silence');

/** The result of the work, or `silence` when there is none by then; the work continues. */
async function withPatience<T>(work: Promise<T>, ms: number): Promise<T | typeof silence> {
  const timer = new AbortController();
  try {
    // The timer keeps the process alive: a caller waiting for a silent database gets its result.
    const late = wait(ms, silence, { signal: timer.signal }).catch(() => silence);
    return await Promise.race([work, late as Promise<typeof silence>]);
  } finally {
    timer.abort();
  }
}

/** Waits for work whose outcome does not matter: until it ends, or up to the limit. */
export async function attempt(work: Promise<unknown>, ms = patienceMs): Promise<void> {
  const settled = work.then(
    () => undefined,
    () => undefined,
  );
  await withPatience(settled, ms);
}

/** For optional data of a page: null while the database is unavailable or silent. */
export async function answerInTime<T>(work: Promise<T>, ms: number): Promise<T | null> {
  const quiet = work.catch((error: unknown) => {
    if (isDatabaseAway(error)) return null;
    throw error;
  });
  const answer = await withPatience(quiet, ms);
  return answer === silence ? null : answer;
}

/**
 * For data that is better stale than missing: while the database is unavailable or silent, returns
 * the last result. Without one, the caller gets the failure.
 */
export function lastAnswer<T>(ms = patienceMs): (ask: () => Promise<T>) => Promise<T> {
  let last: { readonly value: T; readonly askedAs: number } | null = null;
  let asked = 0;
  /** Queries that timed out: while there are any, no further one is sent. */
  let silent = 0;
  const note = async (askedAs: number, asking: Promise<T>): Promise<T> => {
    const value = await asking;
    // A late result must not replace newer ones.
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
