import * as z from 'zod/mini';
import { fromRoot } from './test-run';

const report = z.object({
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  tests: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      outcome: z.enum(['passed', 'failed', 'skipped']),
    }),
  ),
});

/**
 * What our reporter of Node's runner wrote. A test counts for the file that declares it, which for a
 * shared ladder is the ladder's.
 */
export function readNodeReport(text: string) {
  const { tests, ...counts } = report.parse(JSON.parse(text));
  return { ...counts, tests: tests.map((test) => ({ ...test, file: fromRoot(test.file) })) };
}
