import type { SaidClause } from '../../spans/find-spans';

const mostJoined = 12;
const longest = 400;

/** How many brackets are still open. */
const open = (text: string): number =>
  (text.match(/\(/gu)?.length ?? 0) - (text.match(/\)/gu)?.length ?? 0);

/** "Bramble (4, cats ok)": no clause ends within brackets. */
export function withWholeBrackets(
  text: string,
  clauses: readonly SaidClause[],
): readonly SaidClause[] {
  const whole: SaidClause[] = [];
  for (let at = 0; at < clauses.length; at += 1) {
    const first = clauses[at];
    if (first === undefined) break;
    let to = at;
    const until = (): string => text.slice(first.start, clauses[to]?.end);
    while (
      open(until()) > 0 &&
      to - at < mostJoined &&
      to + 1 < clauses.length &&
      until().length < longest
    )
      to += 1;
    const last = clauses[to];
    if (to === at || last === undefined || open(text.slice(first.start, last.end + 1)) > 0) {
      whole.push(first);
      continue;
    }
    const parts = clauses.slice(at, to + 1);
    const length = parts.reduce((sum, { start, end }) => sum + end - start, 0);
    const told =
      parts.reduce((sum, part) => sum + part.told * (part.end - part.start), 0) /
      Math.max(1, length);
    // The bracket that closes it stands right behind the last of them.
    const end = open(until()) > 0 ? last.end + 1 : last.end;
    whole.push({ ...first, end, text: text.slice(first.start, end), told });
    at = to;
  }
  return whole;
}
