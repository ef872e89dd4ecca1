import { firstTown } from '../text/known-towns';

/** The first well-known town a text names; null where it is one of several that are served, since nothing says that work is done from it. */
export function townInPassing(text: string, areas: readonly string[]): string | null {
  const town = firstTown(text);
  return town !== null && areas.includes(town) ? null : town;
}
