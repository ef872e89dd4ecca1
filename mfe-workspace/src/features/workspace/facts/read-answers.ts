import { removedFact } from 'shared-kit/contract';
import type { BusinessFact, PageFact, RemovedFact } from 'shared-kit/contract';
import { factName, readFact } from './fact-texts';

/** The changes a submitted form makes. */
export interface FactAnswers {
  /** Values that are new on the page. */
  readonly facts: readonly BusinessFact[];
  /** Facts to remove from the page. */
  readonly removed: readonly RemovedFact[];
}

/** Reads changed and cleared fields, with validation messages by field. */
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
