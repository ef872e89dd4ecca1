/** Addresses of files that were given up because nothing was heard of them. */
const silent = new Set<string>();

/** Whether a file was given up for its silence. */
export const wasSilent = (address: string | null): boolean =>
  address !== null && silent.has(address);

/**
 * Bounds how long a script or style that somebody has put into the page may take: after that it has failed, and whoever
 * waits for it hears so. Bundlers wait for two minutes, browsers for ever.
 */
export function boundArrival(
  element: HTMLScriptElement | HTMLLinkElement,
  timeoutMs: () => number,
): void {
  const isScript = element instanceof HTMLScriptElement;
  const address = isScript ? element.src : element.href;
  if (address === '' || (!isScript && element.rel !== 'stylesheet')) return;
  const timer = setTimeout(() => {
    silent.add(address);
    element.dispatchEvent(new Event('error'));
    // What arrives after all must not run beside what has taken its place.
    element.remove();
  }, timeoutMs());
  const end = (): void => {
    clearTimeout(timer);
  };
  element.addEventListener('load', end, { once: true });
  element.addEventListener('error', end, { once: true });
}
