/** `npm run bench -- <name>`: measurements that are too long or too machine-bound to be tests. */
import { benchApi } from './bench/api';
import { benchBuild } from './bench/build';
import { benchCompare, benchReport } from './bench/compare';
import { benchComposer } from './bench/composer';
import { benchComposerAddressed } from './bench/composer-addressed';
import { benchComposerLocked } from './bench/composer-locked';
import { benchComposerRequests } from './bench/composer-requests';
import { benchComposerStructure } from './bench/composer-structure';
import { benchComposerFacts } from './bench/composer-facts';
import { benchEditorOpen } from './bench/editor-open';
import { benchFuzz } from './bench/fuzz';
import { benchFirstScreen } from './bench/first-screen';
import { benchGrowth } from './bench/growth';
import { benchLists } from './bench/lists';
import { benchLoad } from './bench/load';
import { benchMutation } from './bench/mutation';
import { benchNavigate } from './bench/navigate';
import { benchOverload } from './bench/overload';
import { benchReleaseFalseAlarms } from './bench/release-false-alarms';
import { benchReports } from './bench/reports';
import { benchReview } from './bench/review';
import { benchRollback } from './bench/rollback';
import { benchSites } from './bench/sites';
import { benchUsers } from './bench/users';
import { benchWeight } from './bench/weight';
import { benchWorkspace } from './bench/workspace';

const benches: Readonly<Record<string, () => Promise<void>>> = {
  api: benchApi,
  build: benchBuild,
  compare: benchCompare,
  composer: benchComposer,
  'composer-addressed': benchComposerAddressed,
  'composer-facts': benchComposerFacts,
  'composer-locked': benchComposerLocked,
  'composer-requests': benchComposerRequests,
  'composer-structure': benchComposerStructure,
  'editor-open': benchEditorOpen,
  'first-screen': benchFirstScreen,
  fuzz: benchFuzz,
  growth: benchGrowth,
  lists: benchLists,
  load: benchLoad,
  mutation: benchMutation,
  navigate: benchNavigate,
  overload: benchOverload,
  'performance-report': benchReport,
  'release-false-alarms': benchReleaseFalseAlarms,
  reports: benchReports,
  review: benchReview,
  rollback: benchRollback,
  sites: benchSites,
  users: benchUsers,
  weight: benchWeight,
  workspace: benchWorkspace,
};
const name = process.argv[2] ?? '';
const bench = benches[name];
if (bench) await bench();
else {
  console.error(`Name a bench: ${Object.keys(benches).join(', ')}`);
  process.exitCode = 1;
}
