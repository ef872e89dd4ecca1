/**
 * `npm run build [-- --single]`: builds what is stale and holds it against its budgets; with `--single` the one-build yardstick.
 * `npm run build -- --host`: the host as well, for a machine that runs `node dist/host/main.js` without a build of its own.
 * `npm run build -w mfe-projects`: that remote alone, against its budgets, for `npm run release -- publish projects`.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildRemote, buildSingle, buildSuite } from './build/build-suite';
import type { BuildTarget } from './build/targets';
import { budgetedTargets } from './budgets/budgeted-targets';
import { checkBudgets } from './budgets/check-budgets';
import { placeHostStarter } from './compile/compile-host';
import { distFolder } from './webpack/outputs';
import { root } from './webpack/workspaces';

const { values, positionals } = parseArgs({
  options: {
    single: { type: 'boolean', default: false },
    host: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

async function build(): Promise<string> {
  const [folder] = positionals;
  if (folder !== undefined) {
    const remote = await buildRemote(folder);
    requireBudgets([remote]);
    return `${folder} is built: ${fromRoot(remote.output)}`;
  }
  if (values.single) return `Single build: ${fromRoot(await buildSingle())}`;
  await buildSuite();
  requireBudgets(budgetedTargets());
  if (values.host) return `Suite and host are built: node ${fromRoot(await placeHostStarter())}`;
  return `Suite is built: ${fromRoot(distFolder)}`;
}

function requireBudgets(targets: readonly BuildTarget[]): void {
  const { problems } = checkBudgets(targets);
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
}

function fromRoot(folder: string): string {
  return path.relative(root, folder);
}

try {
  console.log(await build());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
