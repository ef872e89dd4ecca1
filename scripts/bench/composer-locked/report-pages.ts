import type { PageVerdict } from './measure-page';
import type { LockedInstruction } from './read-locked';

export interface PageResult {
  readonly instruction: LockedInstruction;
  readonly verdict: PageVerdict;
  /** How much of its build and of its text it shares with the page most like it. */
  readonly likeness: {
    readonly nearest: string;
    readonly structure: number;
    readonly text: number;
  };
  readonly milliseconds: number;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

const percent = (met: number, of: number): string =>
  of === 0 ? '–' : `${((met / of) * 100).toFixed(0)} %`;

function sum(results: readonly PageResult[], count: (result: PageResult) => number): number {
  return results.reduce((total, result) => total + count(result), 0);
}

/** Of so many asked for, so many were there. */
function met(
  results: readonly PageResult[],
  asked: (result: PageResult) => number,
  missed: (result: PageResult) => number,
): string {
  const of = sum(results, asked);
  return percent(of - sum(results, missed), of);
}

/** The figures of a group, in the order they are printed. */
export function figuresOf(results: readonly PageResult[]): Record<string, string> {
  const expect = ({ instruction }: PageResult): LockedInstruction['expect'] => instruction.expect;
  const facts = results.flatMap(({ verdict }) => verdict.facts);
  const named = results.filter(({ verdict }) => verdict.names.givenShown !== null);
  const arts = results.flatMap(({ verdict }) => verdict.art.related ?? []);
  const once = facts.filter(({ times }) => times > 0);
  return {
    pages: String(results.length),
    words: median(results.map(({ verdict }) => verdict.words.share)).toFixed(2),
    subject: percent(results.filter(({ verdict }) => verdict.subject.right).length, results.length),
    name: percent(named.filter(({ verdict }) => verdict.names.givenShown).length, named.length),
    'names inv.': String(sum(results, ({ verdict }) => verdict.names.invented.length)),
    'facts inv.': String(sum(results, ({ verdict }) => verdict.inventedFacts.length)),
    facts: percent(facts.filter(({ shown }) => shown).length, facts.length),
    placed: percent(facts.filter(({ placed }) => placed).length, facts.length),
    'once (≤ 2)': percent(once.filter(({ times }) => times < 3).length, once.length),
    brackets: String(sum(results, ({ verdict }) => verdict.placeholders.length)),
    'no sentence': String(sum(results, ({ verdict }) => verdict.badSentences.length)),
    colours: met(
      results,
      (one) => expect(one).colours.length,
      ({ verdict }) => verdict.missedColours.length,
    ),
    sections: met(
      results,
      (one) => expect(one).sections.length,
      ({ verdict }) => verdict.wishes.missingSections.length,
    ),
    excluded: met(
      results,
      (one) => expect(one).exclusions.length,
      ({ verdict }) => verdict.wishes.brokenExclusions.length,
    ),
    controls: met(
      results,
      (one) => expect(one).capabilities.length,
      ({ verdict }) => verdict.missingCapabilities.length,
    ),
    language: percent(
      results.filter(
        ({ verdict: { language } }) => language.declared && language.foreign.length === 0,
      ).length,
      results.length,
    ),
    art: arts.length === 0 ? '–' : median(arts).toFixed(2),
    'like: built': median(results.map(({ likeness }) => likeness.structure)).toFixed(2),
    'like: text': median(results.map(({ likeness }) => likeness.text)).toFixed(2),
    'valid HTML': percent(
      results.filter(({ verdict }) => verdict.htmlErrors.length === 0).length,
      results.length,
    ),
    'no error': percent(
      results.filter(({ verdict }) => verdict.errors.length === 0 && verdict.overflow === 0).length,
      results.length,
    ),
    ms: median(results.map(({ milliseconds }) => milliseconds)).toFixed(0),
  };
}

const lengths: readonly (readonly [string, number, number])[] = [
  ['up to 20 words', 0, 20],
  ['21 to 60 words', 21, 60],
  ['61 to 250 words', 61, 250],
  ['over 250 words', 251, Number.POSITIVE_INFINITY],
];

/** All pages, then by group, length and language. */
export function groupsOf(results: readonly PageResult[]): [string, readonly PageResult[]][] {
  const groups = [...new Set(results.map(({ instruction }) => instruction.group))].toSorted();
  const foreign = results.filter(({ instruction }) => instruction.language !== 'en');
  const grouped: [string, readonly PageResult[]][] = [
    ['all', results],
    ...groups.map((group): [string, readonly PageResult[]] => [
      group,
      results.filter(({ instruction }) => instruction.group === group),
    ]),
    ...lengths.map(([name, from, to]): [string, readonly PageResult[]] => [
      name,
      results.filter(({ instruction: { words } }) => words >= from && words <= to),
    ]),
    ['not English', foreign],
  ];
  return grouped.filter(([, list]) => list.length > 0);
}

/** A Markdown table, so that it can be put into a report as it is: one line for each figure. */
export function tableOf(results: readonly PageResult[]): string {
  const columns = groupsOf(results).map(([name, list]) => ({ name, figures: figuresOf(list) }));
  const rows = Object.keys(columns[0]?.figures ?? {});
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(['', ...columns.map(({ name }) => name)]),
    line(['---', ...columns.map(() => '---:')]),
    ...rows.map((row) => line([row, ...columns.map(({ figures }) => figures[row] ?? '')])),
  ].join('\n');
}
