import { once } from 'node:events';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { defineStandalone, standaloneServer } from '../webpack/standalone-config';

interface AloneOptions {
  readonly port: number;
  readonly hostUrl: string | null;
}

/** Serves one remote without a shell, its kit bundled; the API comes from a host that runs beside it. */
export async function serveAlone(folder: string, options: AloneOptions): Promise<void> {
  const { port } = options;
  const hostUrl = options.hostUrl ?? 'http://localhost:3000';
  const server = new WebpackDevServer(
    standaloneServer(port, hostUrl),
    webpack(defineStandalone(folder)),
  );
  await server.start();
  console.log(`${folder} runs at http://localhost:${port}; it calls the API at ${hostUrl}.`);
  await once(process, 'SIGINT');
  await server.stop();
}
