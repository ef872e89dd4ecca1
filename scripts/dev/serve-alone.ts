import { once } from 'node:events';
import path from 'node:path';
import { defineStandalone } from 'build-kit/standalone';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { root } from '../webpack/workspaces';

interface AloneOptions {
  readonly port: number;
  readonly hostUrl: string | null;
}

/** Serves one remote without a shell, its kit bundled; the API comes from a host that runs beside it. */
export async function serveAlone(name: string, options: AloneOptions): Promise<void> {
  const { port } = options;
  const hostUrl = options.hostUrl ?? 'http://localhost:3000';
  const { config, server } = defineStandalone({ folder: path.join(root, name), port, hostUrl });
  const serving = new WebpackDevServer(server, webpack(config));
  await serving.start();
  console.log(`${name} runs at http://localhost:${port}; it calls the API at ${hostUrl}.`);
  await once(process, 'SIGINT');
  await serving.stop();
}
