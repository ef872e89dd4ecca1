import { prepareConformance } from './html-conformance';
import { directReviewer } from './reviewer';
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
export async function carryOut(ask: Ask): Promise<Reply<Ask>> {
  if (ask.name === 'gate') return directReviewer.gate(...ask.args);
  if (ask.name === 'review') return directReviewer.review(...ask.args);
  if (ask.name === 'repair') return directReviewer.repair(...ask.args);
  await prepareConformance();
  return 'ready';
}
