/**
 * The first waits fit into the hour a reset link is valid; the longest do not overload a server
 * that is down for days.
 */
export const firstWaitMs = 5_000;
export const longestWaitMs = 2 * 60 * 60_000;

/**
 * Wait after a number of failed attempts: doubled each time, with a random second half, so that
 * mails that failed together are not retried together forever.
 * @param share from 0 to 1
 */
export function retryWaitMs(attempts: number, share: number): number {
  const longest = Math.min(firstWaitMs * 2 ** (attempts - 1), longestWaitMs);
  return Math.round(longest * (0.5 + share / 2));
}
