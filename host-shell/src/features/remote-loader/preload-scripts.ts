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
 */
export function preloadScripts(addresses: readonly string[]): void {
  for (const address of addresses) {
    if (asked.has(address) || isLinked(address)) continue;
    asked.add(address);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = address;
    // `appendChild` gives it the hash and the mode in which the script is asked for (`verifyScripts`).
    document.head.appendChild(link);
  }
}
