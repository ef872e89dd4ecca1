/** `npm run check`: formatting, typed lint, types, import laws, dead code. Exactly what CI checks. */
import { runCheck } from './check/run-check';

const failed = (await runCheck()).filter(({ failure }) => failure !== null);
for (const { title, failure } of failed) console.error(`\n✗ ${title}\n${failure}`);
if (failed.length > 0) process.exitCode = 1;
