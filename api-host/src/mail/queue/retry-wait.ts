/** The first waits fit into the hour a reset link works; the longest do not hammer a server that is down for days. */
export const firstWaitMs = 5_000;
export const longestWaitMs = 2 * 60 * 60_000;

/**
 * How long to wait after so many failed tries: twice as long each time, of which the second half is random, so that what
 * failed together is not tried together for ever.
 * @param share from 0 to 1
 */
export function retryWaitMs(attempts: number, share: number): number {
  const longest = Math.min(firstWaitMs * 2 ** (attempts - 1), longestWaitMs);
  return Math.round(longest * (0.5 + share / 2));
}
