import type { TestRun } from '../test/test-run';
import { readCoverage } from './read-coverage';
import type { Clause, Proof } from './read-coverage';
import { ProofIndex } from './proof-index';
import type { Sources } from './proof-index';
import { fillTitle, isPlain, producesTitle } from './title';
import type { Title } from './title';

/** What a run of all tests says about the clauses. */
export interface Verdict {
  readonly proven: number;
  /** One line per clause that is not proven, saying why. */
  readonly failures: readonly string[];
}

/** Holds every clause against what really ran: each of its tests has to have passed. */
export function proveClauses(
  markdown: string,
  sources: Sources,
  runs: readonly TestRun[],
): Verdict {
  const index = new ProofIndex(sources);
  const clauses = readCoverage(markdown).headings.flatMap((heading) => heading.clauses);
  const failures = clauses.flatMap((clause) => {
    const problems = problemsOf(clause, index, runs);
    return problems.length > 0 ? `${clause.number} ${clause.text}: ${problems.join('; ')}` : [];
  });
  return { proven: clauses.length - failures.length, failures };
}

function problemsOf({ proofs }: Clause, index: ProofIndex, runs: readonly TestRun[]): string[] {
  if (proofs.length === 0) return ['names no test'];
  return proofs.flatMap((proof) => {
    const named = [proof.id, proof.values.join(' · ')].join(' ').trim();
    const marked = index.find(proof.id);
    if (!marked?.test) return `${named} is no test`;
    const { file } = marked;
    const fits = fitting(file, marked.test.title, proof, index);
    const own = runs.filter((run) => run.file === file && fits(run.title));
    if (own.some(({ outcome }) => outcome === 'failed')) return `${named} in ${file} failed`;
    // A test may be left out on one database or system, never everywhere.
    if (own.some(({ outcome }) => outcome === 'passed')) return [];
    return `${named} in ${file} ${own.length > 0 ? 'was skipped' : 'did not run'}`;
  });
}

/** Without values a loop stands for all its tests, but not for others that only look like them. */
function fitting(
  file: string,
  title: Title,
  { values }: Proof,
  index: ProofIndex,
): (title: string) => boolean {
  if (isPlain(title) || values.length > 0) {
    const wanted = fillTitle(title, values);
    return (ran) => ran === wanted;
  }
  const plain = index.plainTitles(file);
  return (ran) => !plain.has(ran) && producesTitle(title, ran);
}
