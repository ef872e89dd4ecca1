/** `npm run bench -- weight`: figures as ratios against something measured in the same run. */
import { benchUsers } from './bench/users';
import { benchWeight } from './bench/weight';

const benches: Readonly<Record<string, () => Promise<void>>> = {
  users: benchUsers,
  weight: benchWeight,
};
const name = process.argv[2] ?? '';
const bench = benches[name];
if (bench) await bench();
else {
  console.error(`Name a bench: ${Object.keys(benches).join(', ')}`);
  process.exitCode = 1;
}
