/**
 * `npm run drill -- faults`: breaks hosts of its own on purpose and counts what is lost. (A bad release is
 * rehearsed by `npm run release -- drill`.) `npm run drill -- releases`: breaks releases in every way we know and writes down
 * who sees it and when.
 */
import { runFaults } from './drill/faults/run-faults';
import { runReleaseFaults } from './drill/releases/run-release-faults';

const drills: Readonly<Record<string, (parameters: readonly string[]) => Promise<number>>> = {
  faults: runFaults,
  releases: runReleaseFaults,
};
const [name = '', ...parameters] = process.argv.slice(2);
const drill = drills[name];
if (drill) process.exitCode = await drill(parameters);
else {
  console.error(`Name a drill: ${Object.keys(drills).join(', ')}`);
  process.exitCode = 2;
}
