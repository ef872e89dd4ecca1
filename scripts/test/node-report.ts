import * as z from 'zod/mini';
import { fromRoot } from './test-run';
import type { TestRun } from './test-run';

const report = z.object({
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
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

/**
 * What our reporter of Node's runner wrote. A test counts for the file that declares it, also where
 * other files call what declares it; a program that died before its tests, for the source it was made of.
 */
export function readNodeReport(text: string, programs: ReadonlyMap<string, string> = new Map()) {
  const { tests, ...counts } = report.parse(JSON.parse(text));
  const sources = new Map([...programs].map(([source, program]) => [fromRoot(program), source]));
  const sourceOf = (file: string) => sources.get(fromRoot(file)) ?? fromRoot(file);
  return {
    ...counts,
    tests: tests.map((test): TestRun => ({ ...test, file: sourceOf(test.file) })),
  };
}
