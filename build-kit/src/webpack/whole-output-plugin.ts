import { rmSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Compiler } from 'webpack';

/**
 * Builds beside the final folder and renames at the end: a folder that exists is a whole build. A build
 * that watches writes where it is told.
 */
export class WholeOutputPlugin {
  apply(compiler: Compiler): void {
    const name = 'WholeOutputPlugin';
    let final: string | null = null;
    compiler.hooks.beforeRun.tapPromise(name, async () => {
      final = compiler.outputPath;
      compiler.outputPath = `${final}.partial-${process.pid}`;
      await rm(compiler.outputPath, { recursive: true, force: true });
    });
    compiler.hooks.done.tapPromise(name, async (stats) => {
      if (final === null) return;
      const partial = compiler.outputPath;
      compiler.outputPath = final;
      if (stats.hasErrors()) await rm(partial, { recursive: true, force: true });
      else {
        await rm(final, { recursive: true, force: true });
        await rename(partial, final);
      }
    });
    compiler.hooks.failed.tap(name, () => {
      if (final !== null)
        rmSync(`${final}.partial-${process.pid}`, { recursive: true, force: true });
    });
  }
}
