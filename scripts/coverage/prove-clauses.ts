import type { TestRun } from '../test/test-run';
import { readCoverage } from './read-coverage';
import type { Clause, Proof } from './read-coverage';
import { TestCatalogue } from './test-catalogue';
import type { NamedTest, Sources } from './test-catalogue';
import { producesTitle } from './title';

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
  const catalogue = new TestCatalogue(sources);
  const clauses = readCoverage(markdown).headings.flatMap((heading) => heading.clauses);
  const failures = clauses.flatMap((clause) => {
    const problems = problemsOf(clause, (proof) => runsOf(proof, catalogue, runs));
    return problems.length > 0 ? `${clause.number} ${clause.text}: ${problems.join('; ')}` : [];
  });
  return { proven: clauses.length - failures.length, failures };
}

function problemsOf({ proofs }: Clause, find: (proof: Proof) => TestRun[]): string[] {
  if (proofs.length === 0) return ['names no test'];
  return proofs.flatMap((proof) => {
    const named = `“${proof.title}” in ${proof.file}`;
    const runs = find(proof);
    if (runs.some(({ outcome }) => outcome === 'failed')) return `${named} failed`;
    // A test may be left out on one database or system, never everywhere.
    if (runs.some(({ outcome }) => outcome === 'passed')) return [];
    return `${named} ${runs.length > 0 ? 'was skipped' : 'did not run'}`;
  });
}

function runsOf(proof: Proof, catalogue: TestCatalogue, runs: readonly TestRun[]): TestRun[] {
  return catalogue.find(proof).flatMap((named) => {
    const fits = fitting(named, proof, catalogue);
    return runs.filter(({ file, title }) => file === named.reportedIn && fits(title));
  });
}

/** The template of a loop stands for all its tests, but not for others that only look like them. */
function fitting(
  { reportedIn, test, isTemplate }: NamedTest,
  proof: Proof,
  catalogue: TestCatalogue,
): (title: string) => boolean {
  if (!isTemplate) return (title) => title === proof.title;
  const plain = catalogue.plainTitles(reportedIn);
  return (title) => !plain.has(title) && producesTitle(test.title, title);
}
