import { spawn } from 'node:child_process';

/** How a program ended, and everything it printed. */
export interface CapturedRun {
  readonly code: number;
  readonly output: string;
}

/** Runs a program to its end without showing what it prints. */
export function runCaptured(
  program: string,
  parameters: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<CapturedRun> {
  const child = spawn(program, parameters, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', ...environment },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
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
      resolve({ code: code ?? 1, output });
    });
  });
}
