/**
 * `npm run drill -- faults`: breaks hosts of its own on purpose and counts what is lost. (A bad release is
 * rehearsed by `npm run release -- drill`.)
 */
import { runFaults } from './drill/faults/run-faults';

const drills: Readonly<Record<string, (parameters: readonly string[]) => Promise<number>>> = {
  faults: runFaults,
};
const [name = '', ...parameters] = process.argv.slice(2);
const drill = drills[name];
if (drill) process.exitCode = await drill(parameters);
else {
  console.error(`Name a drill: ${Object.keys(drills).join(', ')}`);
  process.exitCode = 2;
}
