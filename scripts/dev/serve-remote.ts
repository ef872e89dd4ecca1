import { once } from 'node:events';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { defineStandalone, standaloneServer } from '../webpack/standalone-config';
import { readRemotes } from '../webpack/workspaces';

/** Ports of the standalone remotes: this, plus the remote's place in the list of workspaces. */
const firstPort = 3101;

/** Serves one remote alone with hot reload; the API comes from a host that runs beside it. */
export async function serveRemote(folder: string): Promise<void> {
  const index = readRemotes().findIndex((remote) => remote.folder === folder);
  if (index === -1) throw new Error(`There is no remote ${folder}.`);
  const port = firstPort + index;
  const hostUrl = 'http://localhost:3000';
  const server = new WebpackDevServer(
    standaloneServer(port, hostUrl),
    webpack(defineStandalone(folder)),
  );
  await server.start();
  console.log(`${folder} runs at http://localhost:${port}; it calls the API at ${hostUrl}.`);
  await once(process, 'SIGINT');
  await server.stop();
}
