import { prepareConformance } from './html-conformance';
import type { Reviewer } from './reviewer';

type Of<Name extends keyof Reviewer> = {
  readonly name: Name;
  readonly args: Parameters<Reviewer[Name]>;
};

export const prepareAsk = { name: 'prepare' } as const;

/** Message to the review thread; structured-cloneable. */
export type Ask = Of<'gate'> | Of<'review'> | Of<'repair'> | typeof prepareAsk;

/** Its reply. */
export type Reply<One extends Ask> =
  One extends Of<infer Name> ? Awaited<ReturnType<Reviewer[Name]>> : 'ready';

/** Processes a message in the calling thread. */
export async function carryOut(
  reviewer: Reviewer,
  prepareAxe: () => Promise<void>,
  ask: Ask,
): Promise<Reply<Ask>> {
  if (ask.name === 'gate') return reviewer.gate(...ask.args);
  if (ask.name === 'review') return reviewer.review(...ask.args);
  if (ask.name === 'repair') return reviewer.repair(...ask.args);
  await Promise.all([prepareConformance(), prepareAxe()]);
  return 'ready';
}
