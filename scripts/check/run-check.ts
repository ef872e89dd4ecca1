import { spawn } from 'node:child_process';
import path from 'node:path';
import { Listr } from 'listr2';
import { root } from '../webpack/workspaces';
import { checkSteps } from './steps';
import type { CheckStep } from './steps';

export interface CheckResult {
  readonly title: string;
  /** What the program said when it failed; null when it passed. */
  readonly failure: string | null;
}

/** Runs one program to its end; resolves to its output and exit code. */
function runStep(step: CheckStep): Promise<CheckResult> {
  const program =
    step.program === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', step.program);
  const child = spawn(program, step.arguments, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1' },
  });
  let output = '';
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ title: step.title, failure: code === 0 ? null : output.trim() });
    });
  });
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
