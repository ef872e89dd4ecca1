/**
 * `npm run dev`: the whole product, rebuilt as sources change. `npm run dev -- mfe-projects`: that
 * remote alone with hot reload, beside a running host.
 */
import { serveRemote } from './dev/serve-remote';
import { watchSuite } from './dev/watch-suite';

const folder = process.argv[2];
try {
  await (folder ? serveRemote(folder) : watchSuite());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
