import * as z from 'zod/mini';
import { fromRoot } from './test-run';
import type { TestRun } from './test-run';

const report = z.object({
  tests: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      outcome: z.enum(['passed', 'failed', 'skipped']),
      failure: z.optional(z.string()),
      milliseconds: z.optional(z.number()),
    }),
  ),
});

/** The source files of one process: of most a file of its own, of some several. */
export type FilesOfProgram = ReadonlyMap<string, readonly string[]>;

/**
 * What our reporter of Node's runner wrote. A test counts for the file that declares it, also where
 * other files call what declares it. A program that died counts as a failure of each file it was to run,
 * a suite named after one of them as that file's.
 */
export function readNodeReport(text: string, programs: FilesOfProgram = new Map()) {
  const { tests } = report.parse(JSON.parse(text));
  const filesOf = new Map([...programs].map(([program, files]) => [fromRoot(program), files]));
  const sourcesOf = ({ file, title }: TestRun): readonly string[] => {
    const files = filesOf.get(fromRoot(file)) ?? [fromRoot(file)];
    return files.includes(title) ? [title] : files;
  };
  const runs = tests.flatMap((test) => sourcesOf(test).map((file): TestRun => ({ ...test, file })));
  const count = (wanted: TestRun['outcome']) =>
    runs.filter(({ outcome }) => outcome === wanted).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    tests: runs,
  };
}
