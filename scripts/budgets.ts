/**
 * `npm run budgets`: what every page and the shell make a browser load, against the budgets of the repository.
 * `-- --note`: notes what they consist of now, after a budget was changed on purpose; later complaints tell what
 * grew since.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildSuite } from './build/build-suite';
import { budgetedTargets } from './budgets/budgeted-targets';
import { budgetFile, budgets, checkBudgets, modulesFile } from './budgets/check-budgets';
import { listFirstLoads } from './budgets/first-loads';
import { readModuleBytes } from './budgets/module-bytes';

const kilobyte = 1024;

const { values } = parseArgs({ options: { note: { type: 'boolean', default: false } } });
await buildSuite();
const loads = budgetedTargets().flatMap(listFirstLoads);
const known = budgets.parse(JSON.parse(readFileSync(budgetFile, 'utf8')));
for (const { name, bytes } of loads) {
  const limit = known[name]?.kilobytes.toFixed(1) ?? 'none';
  console.log(`${name.padEnd(46)}${(bytes / kilobyte).toFixed(1).padStart(8)} KB of ${limit}`);
}
if (values.note) {
  const noted = Object.fromEntries(
    loads.map(({ name, files }) => [name, readModuleBytes(files)] as const),
  );
  writeFileSync(modulesFile, `${JSON.stringify(noted, null, 2)}\n`);
}
const { problems } = checkBudgets(budgetedTargets());
for (const problem of problems) console.error(`\n${problem}`);
if (problems.length > 0) process.exitCode = 1;
