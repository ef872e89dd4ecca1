/**
 * Builds one webpack target in a process of its own, so that several build side by side:
 * `tsx scripts/build-target.ts <workspace folder | single | dev-shell>`. Used by build.ts.
 */
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { root } from './webpack/workspaces';

/** What is built from more than one workspace. */
const composed: Readonly<Record<string, string>> = {
  single: 'scripts/webpack/single-config.ts',
  'dev-shell': 'scripts/dev/dev-shell-config.ts',
};

async function readConfig(target: string): Promise<Configuration> {
  const file = path.join(root, composed[target] ?? `${target}/webpack.config.ts`);
  const loaded = (await import(pathToFileURL(file).href)) as { default: Configuration };
  return loaded.default;
}

/** Builds beside the final folder and renames at the end: a folder that exists is a whole build. */
async function buildWhole(config: Configuration): Promise<string> {
  const output = config.output?.path;
  if (!output) throw new Error('The configuration names no output folder');
  const partial = `${output}.partial-${process.pid}`;
  await rm(partial, { recursive: true, force: true });
  const report = await run({ ...config, output: { ...config.output, path: partial } });
  await rm(output, { recursive: true, force: true });
  await rename(partial, output);
  return report;
}

function run(config: Configuration): Promise<string> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (!stats) reject(new Error('webpack gave no answer'));
      else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only' })));
      else resolve(stats.toString({ preset: 'errors-warnings' }));
    });
  });
}

const target = process.argv[2];
if (!target) throw new Error('Name the target: a workspace folder or "single".');
try {
  console.log(await buildWhole(await readConfig(target)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
