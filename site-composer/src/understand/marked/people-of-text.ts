import type { Span } from '../../spans/find-spans';
import { endsShortened } from '../../text/abbreviations';

const mostSentences = 40;

/** People of one sentence, in their order. */
export function peopleBySentence(text: string, spans: readonly Span[]): Span[][] {
  const groups: Span[][] = [];
  for (const person of spans.filter(({ label }) => label === 'person')) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const between = before ? text.slice(before.end, person.start) : '.';
    if (last && !endsSentence(between)) last.push(person);
    else groups.push([person]);
  }
  return groups.slice(0, mostSentences);
}

function endsSentence(between: string): boolean {
  if (/[;!?\n]/.test(between)) return true;
  return [...between.matchAll(/\.(?=\s)/g)].some(
    ({ index }) => !endsShortened(between.slice(0, index + 1)),
  );
}
