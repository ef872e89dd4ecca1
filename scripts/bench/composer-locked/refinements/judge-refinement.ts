import type { ExpectedOutcome } from '../read-locked';
import { judgeContent } from './judge-content';
import { judgeKept } from './judge-kept';
import { judgeLook } from './judge-look';
import type { Refined } from './refined';

/**
 * `right`: as expected. `refused`: nothing changed and it was said, though it could have been done.
 * `wrong`: called done, and it is not what was asked.
 */
export type Outcome = 'right' | 'refused' | 'wrong';

export interface RefinementVerdict {
  readonly outcome: Outcome;
  readonly faults: readonly string[];
}

function isSame({ before, after }: Refined): boolean {
  const [was, is] = [before.site, after.site];
  return was.html === is.html && was.css === is.css && was.js === is.js;
}

function judgeUnchanged(expect: ExpectedOutcome, { after }: Refined): RefinementVerdict {
  const said = after.site.undone.length > 0;
  if (!said) return { outcome: 'wrong', faults: ['nothing changed and nothing was said'] };
  if (!expect.done || expect.either) return { outcome: 'right', faults: [] };
  return { outcome: 'refused', faults: after.site.undone };
}

/** Holds one carried out or refused request against what had to come of it. */
export function judgeRefinement(expect: ExpectedOutcome, refined: Refined): RefinementVerdict {
  if (isSame(refined)) return judgeUnchanged(expect, refined);
  if (!expect.done) return { outcome: 'wrong', faults: ['changed what could not be done'] };
  const faults = [
    ...judgeContent(expect, refined),
    ...judgeLook(expect, refined),
    ...judgeKept(expect, refined),
    ...refined.after.page.errors,
  ];
  if (faults.length === 0) return { outcome: 'right', faults };
  // Part of it done and the rest named is no false claim, unless something else was broken.
  const partly = refined.after.site.undone.length > 0 && judgeKept(expect, refined).length === 0;
  return { outcome: partly ? 'refused' : 'wrong', faults };
}
