import { Worker } from 'node:worker_threads';

/**
 * Starts a thread with a program of at most `megabytes` of memory. `program` is a `…-thread-end.ts`, named
 * as `new URL('x-thread-end.ts', import.meta.url)`: the compiler of the host looks for exactly that.
 */
export function startThread(program: URL, megabytes: number): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: megabytes };
  if (!program.pathname.endsWith('.ts')) return new Worker(program, { resourceLimits });
  // Run from its sources, as in development.
  const loader = new URL('source-thread.mjs', import.meta.url);
  return new Worker(loader, { workerData: program.href, resourceLimits });
}
