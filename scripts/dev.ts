/**
 * `npm run dev`: the whole product, rebuilt as sources change. `npm run dev -w mfe-projects`: that
 * remote with hot reload inside the real shell, the other remotes as they are released or built.
 * `-- --host <address>` takes shell, other remotes and API from a running host; `-- --alone` leaves
 * out the shell; `-- --port <port>`.
 */
import { parseArgs } from 'node:util';
import { serveAlone } from './dev/serve-alone';
import { portOf, serveUntilStopped } from './dev/serve-in-shell';
import { watchSuite } from './dev/watch-suite';

try {
  const { values, positionals } = parseArgs({
    options: {
      host: { type: 'string' },
      port: { type: 'string' },
      alone: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (folder === undefined) await watchSuite();
  else {
    const port = values.port === undefined ? portOf(folder) : Number(values.port);
    const serve = values.alone ? serveAlone : serveUntilStopped;
    await serve(folder, { port, hostUrl: values.host ?? null });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
