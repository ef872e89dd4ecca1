import type { FoundSpans, SaidClause } from '../../spans/find-spans';
import { orderIn } from '../outline/page-orders';
import { bare } from '../outline/bare-words';

/** What is taken back is named by a word for it. */
const ofIt = /\b(?:it|that|this|them|isso|isto|eso|esto|ça|cela|das|dat)\b/iu;
/** What follows from something goes with it. */
const follows = /^(?:so|because|which|who|as|since|then)\s/iu;
const endsSentence = /[.!?…\n]/u;

type Spoken = Pick<FoundSpans, 'clauses' | 'parts'>;

/** "We had the roof done so no more buckets, but don't mention that": neither is said to visitors. */
export function withoutRetracted(text: string, { clauses, parts }: Spoken): Spoken {
  const retracted = retractedParts(text, parts);
  if (retracted.size === 0) return { clauses, parts };
  const gone = parts.filter((_, at) => retracted.has(at));
  const isGone = (one: SaidClause): boolean =>
    gone.reduce(
      (sum, { start, end }) =>
        sum + Math.max(0, Math.min(end, one.end) - Math.max(start, one.start)),
      0,
    ) *
      2 >
    one.end - one.start;
  const untold = (one: SaidClause): SaidClause => (isGone(one) ? { ...one, told: 0 } : one);
  return { clauses: clauses.map(untold), parts: parts.map(untold) };
}

/** The places of the parts that are taken back, and of those that take them back. */
function retractedParts(text: string, parts: readonly SaidClause[]): ReadonlySet<number> {
  const words = (at: number): string =>
    bare(text.slice(parts[at]?.start ?? 0, parts[at]?.end ?? 0));
  const isApart = (at: number): boolean =>
    endsSentence.test(text.slice(parts[at - 1]?.end ?? 0, parts[at]?.start ?? 0));
  const retracted = new Set<number>();
  for (let at = 1; at < parts.length; at += 1) {
    const order = words(at);
    if (!ofIt.test(order) || orderIn(order, false) !== 'retract') continue;
    // A sentence of its own takes back all of the one before.
    const isJoined = (one: number): boolean => isApart(at) || follows.test(words(one));
    let back = at - 1;
    while (back > 0 && !isApart(back) && isJoined(back)) back -= 1;
    for (let one = back; one <= at; one += 1) retracted.add(one);
  }
  return retracted;
}
