import path from 'node:path';
import { root } from '../webpack/workspaces';

/** How one test of one suite ended. */
export interface TestRun {
  /** The file that declares it, from the repository's root. */
  readonly file: string;
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** What it said when it failed, where its runner tells. */
  readonly failure?: string;
  /** How long it took, with what its file set up before it, where its runner tells. */
  readonly milliseconds?: number;
}

/** A test that failed and passed when it was tried again, with everything its first failure said. */
export interface RecoveredTest {
  readonly file: string;
  readonly title: string;
  readonly failure: string;
}

/** A file as the coverage document names it. */
export function fromRoot(file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
}
