/** Entries the browser has kept from before anybody asked are given as well; unknown types say nothing. */
export function observe(
  type: string,
  listener: (entry: PerformanceEntry) => void,
  options: object = {},
): () => void {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return () => undefined;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) listener(entry);
  });
  observer.observe({ type, buffered: true, ...options });
  return () => {
    observer.disconnect();
  };
}

/** A number of an entry TypeScript's library does not know everywhere. */
export function numberOf(entry: PerformanceEntry, name: string): number {
  const value: unknown = Reflect.get(entry, name);
  return typeof value === 'number' ? value : 0;
}
