/** Looked at so often, in seconds. */
const everySeconds = 3;

/** So many looks in a row that found more than the one before: collections in between take back what is not held. */
const risingLooks = 5;

/** By so much over those looks, in bytes: a page with pictures may take some. */
const leastGrowth = 100 * 2 ** 20;

/** Watches the heap where the browser tells its size; `tick` once a second answers whether it only grows. */
export function watchMemory(read: () => number | undefined = usedBytes): () => boolean {
  let seconds = 0;
  let sizes: number[] = [];
  return () => {
    seconds += 1;
    if (seconds % everySeconds !== 0) return false;
    const size = read();
    if (size === undefined) return false;
    const last = sizes.at(-1) ?? 0;
    sizes = size > last ? [...sizes, size].slice(-risingLooks - 1) : [size];
    return sizes.length > risingLooks && size - (sizes[0] ?? 0) >= leastGrowth;
  };
}

/** Chromium's, and no standard: others say nothing. */
function usedBytes(): number | undefined {
  const memory: unknown = Reflect.get(performance, 'memory');
  const used: unknown =
    typeof memory === 'object' && memory !== null ? Reflect.get(memory, 'usedJSHeapSize') : null;
  return typeof used === 'number' ? used : undefined;
}
