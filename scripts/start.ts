/**
 * `npm start`: builds what is stale, compiles the host and runs the whole product on its embedded defaults. Packages are
 * installed by bootstrap.mjs before this runs.
 */
import { pathToFileURL } from 'node:url';
import { readEnv } from '../api-host/src/env';
import { refuseTakenPorts } from '../api-host/src/ports-in-use';
import { buildSuite } from './build/build-suite';
import { compileHost } from './compile/compile-host';

try {
  const env = readEnv();
  // Before the builds: nobody should wait for them to be told that a port is taken.
  await refuseTakenPorts(env.host, [
    { variable: 'PORT', port: env.port },
    { variable: 'SITES_PORT', port: env.sitesPort },
    { variable: 'EDITOR_PORT', port: env.editorPort },
  ]);
  await buildSuite();
  await import(pathToFileURL(await compileHost()).href);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
