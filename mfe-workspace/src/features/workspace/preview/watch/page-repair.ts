import type { PreviewEntry } from 'shared-kit/contract';
import type { Repair } from '../../model';
import { describeProblem, worstOf } from './page-problem';
import { signatureOf } from './page-report';

/** Limits of the contract for texts a page has written, in characters. */
const faultLength = 400;
const promptLength = 160;

/** Builds one repair for all problems of a page. */
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
