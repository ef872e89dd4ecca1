/** `npm run bench -- <name>`: measurements that are too long or too machine-bound to be tests. */
import { benchComposer } from './bench/composer';
import { benchComposerLocked } from './bench/composer-locked';
import { benchEditorOpen } from './bench/editor-open';
import { benchFuzz } from './bench/fuzz';
import { benchGrowth } from './bench/growth';
import { benchOverload } from './bench/overload';
import { benchReview } from './bench/review';
import { benchRollback } from './bench/rollback';
import { benchUsers } from './bench/users';
import { benchWeight } from './bench/weight';

const benches: Readonly<Record<string, () => Promise<void>>> = {
  composer: benchComposer,
  'composer-locked': benchComposerLocked,
  'editor-open': benchEditorOpen,
  fuzz: benchFuzz,
  growth: benchGrowth,
  overload: benchOverload,
  review: benchReview,
  rollback: benchRollback,
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
