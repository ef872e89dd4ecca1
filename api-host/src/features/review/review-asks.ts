import { prepareConformance } from './html-conformance';
import type { Reviewer } from './reviewer';

type Of<Name extends keyof Reviewer> = {
  readonly name: Name;
  readonly args: Parameters<Reviewer[Name]>;
};

export const prepareAsk = { name: 'prepare' } as const;

/** What the thread of reviews is asked, as messages between threads can say it. */
export type Ask = Of<'gate'> | Of<'review'> | Of<'repair'> | typeof prepareAsk;

/** What it answers. */
export type Reply<One extends Ask> =
  One extends Of<infer Name> ? Awaited<ReturnType<Reviewer[Name]>> : 'ready';

/** Carries out what is asked, in the thread that calls it. */
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
