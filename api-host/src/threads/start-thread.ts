import { Worker } from 'node:worker_threads';

/**
 * Starts a worker thread with at most `megabytes` of memory. `program` is a `…-thread-end.ts`,
 * written as `new URL('x-thread-end.ts', import.meta.url)`: the host's compiler looks for exactly
 * this pattern.
 */
export function startThread(program: URL, megabytes: number): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: megabytes };
  if (!program.pathname.endsWith('.ts')) return new Worker(program, { resourceLimits });
  // Runs from source, in development.
  const loader = new URL('source-thread.mjs', import.meta.url);
  return new Worker(loader, { workerData: program.href, resourceLimits });
}
