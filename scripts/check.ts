/**
 * `npm run check`: formatting, typed lint, types, import rules, dead code. Exactly what CI checks.
 * `npm run check -w mfe-projects`: what concerns that workspace alone.
 */
import { runCheck } from './check/run-check';
import { workspaceSteps } from './check/steps';

const folder = process.argv[2];
const results = await runCheck(folder === undefined ? undefined : workspaceSteps(folder));
const failed = results.filter(({ failure }) => failure !== null);
for (const { title, failure } of failed) console.error(`\n✗ ${title}\n${failure}`);
if (failed.length > 0) process.exitCode = 1;
