/** Rejects when nothing was heard for `ms`; the late answer is dropped. */
export async function within<T>(ms: number, promise: Promise<T>, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(late());
    }, ms);
  });
  try {
    return await Promise.race([promise, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * How much longer the silence of files may last that were asked for some time ago. Where the shell itself has taken
 * most of the time to arrive, its network is slow and not the files: they always have half of it from now on.
 */
export function remainingSilence(allowedMs: number, underWayMs: number): number {
  return Math.max(allowedMs - underWayMs, allowedMs / 2);
}
