import { ApiError } from './api-error';

/** Waits before further tries, in milliseconds: hosts are replaced one after the other, and a try costs them nothing. */
const waitsMs = [100, 300, 900, 2_700] as const;

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Repeats a call until a host answers that understands it. Whatever says HOST_TOO_OLD or PAGE_TOO_OLD has done nothing, so a
 * call that changes something may be sent again, too.
 */
export async function untilUnderstood<T>(call: () => Promise<T>): Promise<T> {
  for (const ms of waitsMs) {
    try {
      return await call();
    } catch (error) {
      if (!isMisdirected(error)) throw error;
      await wait(ms);
    }
  }
  return call();
}

const isMisdirected = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'HOST_TOO_OLD' || error.code === 'PAGE_TOO_OLD');
