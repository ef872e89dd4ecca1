import type { NodeSuite } from './node-suite';
import { testFiles } from './test-files';

/** A suite of the API's tests and the engine its databases are on. */
interface ApiSuite extends NodeSuite {
  readonly engine: 'embedded' | 'server';
}

const tests = { patterns: testFiles.api, ignore: testFiles.browser, filesPerProcess: 10 };

/** What touches a database loads this file. */
const databaseOfTests = 'api-host/src/testing/test-database.ts';

const onServer: ApiSuite = {
  ...tests,
  name: 'API tests (PostgreSQL)',
  engine: 'server',
  loading: databaseOfTests,
};

const allEmbedded: ApiSuite = { ...tests, name: 'API tests (PGlite)', engine: 'embedded' };

/** What depends on the engine being the embedded one, and all that touches no database. */
const partlyEmbedded: readonly ApiSuite[] = [
  {
    ...tests,
    name: 'API tests without a database',
    engine: 'embedded',
    notLoading: databaseOfTests,
  },
  {
    name: 'Embedded database (PGlite)',
    engine: 'embedded',
    ...tests,
    patterns: testFiles.embedded,
    loading: databaseOfTests,
  },
  {
    ...tests,
    name: 'Every endpoint on PGlite',
    engine: 'embedded',
    loading: 'api-host/src/testing/endpoint-conformance.ts',
    ignore: [...testFiles.browser, ...testFiles.embedded],
    // What the conformance tests call the requests that are answered.
    titled: ': (succeeds|a member without flags is allowed)$',
  },
];

/** Whether everything that touches a database runs on both engines (decision 075). */
export const asksForBoth = (environment: NodeJS.ProcessEnv): boolean =>
  environment['BOTH_DATABASES'] === '1';

/**
 * The suites of the API: on PostgreSQL everything that touches a database, on PGlite what depends on it
 * being embedded and each endpoint's good request. Where there is no PostgreSQL, everything on PGlite.
 */
export function apiSuites(having: { server: boolean; both: boolean }): readonly ApiSuite[] {
  if (!having.server) return [allEmbedded];
  return having.both ? [allEmbedded, onServer] : [...partlyEmbedded, onServer];
}
