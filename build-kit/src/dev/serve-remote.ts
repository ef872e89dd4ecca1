import type { Configuration } from 'webpack';
import { defineDevServer } from './dev-server';
import { defineStandalone } from './standalone-config';

/** Where a remote is served when nothing else is said: `webpack serve --port 4000` says so. */
const port = 3101;

/** What `webpack serve` runs: a remote in the pages of a host, or alone beside its API. */
export function serveRemote(
  folder: string,
  {
    host: hostUrl = 'http://localhost:3000',
    alone = false,
  }: { readonly host?: string; readonly alone?: boolean },
): Configuration {
  const { config, server } = alone
    ? defineStandalone({ folder, port, hostUrl })
    : // The host's shell carries React's production build, so a change reloads the page.
      defineDevServer({ folder, port, hostUrl, style: 'watched' });
  return { ...config, devServer: server };
}
