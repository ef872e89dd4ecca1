import { removedFact } from 'shared-kit/contract';
import type { BusinessFact, PageFact, RemovedFact } from 'shared-kit/contract';
import { factName, readFact } from './fact-words';

/** What a form says of a page's facts. */
export interface FactAnswers {
  /** What was typed and is not on the page yet. */
  readonly facts: readonly BusinessFact[];
  /** What was emptied and is on the page. */
  readonly removed: readonly RemovedFact[];
}

/** What was typed and emptied, and what is wrong with the rest, by field. */
export function readAnswers(
  asked: readonly PageFact[],
  values: Readonly<Record<string, string>>,
): FactAnswers & { readonly errors: Readonly<Record<string, string>> } {
  const facts: BusinessFact[] = [];
  const removed: RemovedFact[] = [];
  const errors: Record<string, string> = {};
  for (const fact of asked) {
    const typed = (values[factName(fact)] ?? '').trim();
    if (typed === (fact.value ?? '')) continue;
    if (typed === '') {
      const gone = removedFact.safeParse({ kind: fact.kind, item: fact.item });
      if (gone.success) removed.push(gone.data);
      else errors[factName(fact)] = 'A website keeps its name: enter another one';
      continue;
    }
    const read = readFact(fact, typed);
    if ('fact' in read) facts.push(read.fact);
    else errors[factName(fact)] = read.error;
  }
  return { facts, removed, errors };
}
