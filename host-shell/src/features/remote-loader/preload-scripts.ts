/** Every script this page load has asked for ahead of its use. */
const asked = new Set<string>();

/** Whether the page itself came with a link for it. */
function isLinked(address: string): boolean {
  return [...document.head.querySelectorAll('link')].some(
    (link) => link.getAttribute('href') === address,
  );
}

/**
 * Asks for scripts that are going to run, all at once: found one by the other they would be a chain of round trips.
 * Each once in a page load, for a browser answers a second request with the first one's failure.
 *
 * @param addresses as the page's own links have them
 * @returns since when they are under way, on the page's own clock: 0, the navigation, for the page's own links.
 *   Now, when all of them were asked for by an earlier call, which has had its own time for them
 */
export function preloadScripts(addresses: readonly string[]): number {
  let since = performance.now();
  for (const address of addresses) {
    if (asked.has(address)) continue;
    asked.add(address);
    if (isLinked(address)) {
      // Who opens the application waits for these since the navigation.
      since = 0;
      continue;
    }
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = address;
    // `appendChild` gives it the hash and the mode in which the script is asked for (`verifyScripts`).
    document.head.appendChild(link);
  }
  return since;
}
