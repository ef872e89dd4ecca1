import type { PageFault, PreviewEntry } from 'shared-kit/contract';
import { describeProblem, worstOf } from './page-problem';
import { signatureOf } from './page-report';

/** One automatic repair: what the host is told, and what must not be repaired a second time. */
export interface Repair {
  /** The line of the history. */
  readonly prompt: string;
  readonly faults: readonly PageFault[];
  readonly signatures: readonly string[];
}

/** A page's own words are cut to what a fault may be long (contract). */
const faultLength = 400;
const promptLength = 160;

/** The repair of all that is wrong with a page at once. */
export function repairOf(
  problems: readonly PreviewEntry[],
  placeOf: (entry: PreviewEntry) => string | null,
): Repair {
  const worst = worstOf(problems);
  const title = worst ? describeProblem(worst).title : 'The page does not work';
  const detail = worst && worst.text !== '' ? `: ${worst.text}` : '';
  return {
    prompt: `Repair. ${title}${detail}`.slice(0, promptLength),
    faults: problems.map((problem) => {
      const place = placeOf(problem);
      return {
        kind: problem.kind,
        text: problem.text.slice(0, faultLength),
        ...(place !== null && { place }),
      };
    }),
    signatures: problems.map(signatureOf),
  };
}
