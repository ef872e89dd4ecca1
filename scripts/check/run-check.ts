import path from 'node:path';
import { Listr } from 'listr2';
import { runCaptured } from '../test/run-captured';
import { root } from '../webpack/workspaces';
import { checkSteps } from './steps';
import type { CheckStep } from './steps';

export interface CheckResult {
  readonly title: string;
  /** What the program said when it failed; null when it passed. */
  readonly failure: string | null;
}

async function runStep({ title, program, arguments: parameters }: CheckStep): Promise<CheckResult> {
  const file =
    program === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', program);
  const { code, output } = await runCaptured(file, parameters, root);
  return { title, failure: code === 0 ? null : output.trim() };
}

/** Runs checks, by default all there are, also after a failure, two at a time. */
export async function runCheck(steps: readonly CheckStep[] = checkSteps()): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  const tasks = steps.map((step) => ({
    title: step.title,
    task: async () => {
      const result = await runStep(step);
      results.push(result);
      if (result.failure !== null) throw new Error('failed');
    },
  }));
  const list = new Listr(tasks, { concurrent: 2, exitOnError: false, fallbackRenderer: 'simple' });
  await list.run();
  return results;
}
