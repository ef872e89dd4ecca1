import { failedToRun } from '../test/suite-result';
import type { SuiteResult } from '../test/suite-result';
import { coverageFile, projectSources, readProjectFile } from './project-sources';
import { proveClauses } from './prove-clauses';

/** Counts the specification's clauses as tests of their own: proven when all their tests passed. */
export async function runCoverageSuite(results: readonly SuiteResult[]): Promise<SuiteResult> {
  const suite = 'Specification coverage';
  const markdown = readProjectFile(coverageFile);
  if (markdown === undefined) return failedToRun(suite, `${coverageFile} does not exist`);
  const runs = results.flatMap(({ tests = [] }) => tests);
  const { proven, failures } = proveClauses(markdown, await projectSources(), runs);
  for (const failure of failures) console.error(`✗ ${failure}`);
  const note = `${proven} clauses proven`;
  return { suite, passed: proven, failed: failures.length, skipped: 0, note };
}
