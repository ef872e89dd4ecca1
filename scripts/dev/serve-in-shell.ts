import { once } from 'node:events';
import path from 'node:path';
import { defineDevServer } from 'build-kit/dev-server';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readRemote, remoteFolders, root } from '../webpack/workspaces';
import { devAdmin, startDevHost } from './dev-host';
import type { DevHost } from './dev-host';
import { layOutDevSuite } from './dev-suite';

/** Ports of remotes under development: this, plus the remote's place among all. */
const firstPort = 3101;

/** The port a remote is served at when none is named. */
export function portOf(folder: string): number {
  const index = remoteFolders().indexOf(folder);
  if (index === -1) throw new Error(`There is no remote ${folder}.`);
  return firstPort + index;
}

export interface ServeOptions {
  readonly port: number;
  /** Address of a running host, whose shell, other remotes and API are used; null starts one here. */
  readonly hostUrl: string | null;
}

/** A remote under development that is being served. */
export interface ServedRemote {
  readonly url: string;
  /** What to tell whoever started it. */
  readonly lines: readonly string[];
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/** Serves one remote with hot reload inside the real shell, beside the other remotes as released. */
export async function serveInShell(folder: string, options: ServeOptions): Promise<ServedRemote> {
  const url = `http://localhost:${options.port}`;
  if (options.hostUrl !== null) return serveBeside(folder, url, options.hostUrl, options.port);
  const suite = await layOutDevSuite(folder);
  const host = await startDevHost({ suite: suite.folder, remote: folder, publicUrl: url });
  try {
    const others = Object.entries(suite.others).map(([name, version]) => `${name} ${version}`);
    return await serve(folder, { url, port: options.port, hostUrl: host.url, host }, [
      `Sign in as ${devAdmin.email} with the password ${devAdmin.password}.`,
      'A component you save is replaced in the page and keeps its state (React Refresh).',
      `As built: ${others.join(', ')}. Shell and kit are built at the start.`,
    ]);
  } catch (error) {
    await host.stop();
    throw error;
  }
}

function serveBeside(
  folder: string,
  url: string,
  hostUrl: string,
  port: number,
): Promise<ServedRemote> {
  return serve(folder, { url, port, hostUrl, host: null }, [
    `Shell, other remotes and API are those of ${hostUrl}.`,
    'A change reloads the page: the released shell carries React’s production build.',
  ]);
}

interface Place {
  readonly url: string;
  readonly port: number;
  readonly hostUrl: string;
  readonly host: DevHost | null;
}

async function serve(
  folder: string,
  { url, port, hostUrl, host }: Place,
  notes: readonly string[],
): Promise<ServedRemote> {
  const style = host ? 'refreshed' : 'watched';
  const parts = defineDevServer({ folder: path.join(root, folder), port, hostUrl, style });
  // Whoever starts it also stops the host behind it.
  const server = new WebpackDevServer(
    { ...parts.server, setupExitSignals: false },
    webpack(parts.config),
  );
  await server.start();
  const [first] = readRemote(folder).routes;
  return {
    url,
    lines: [`${folder} runs inside the shell: ${url}${first?.path ?? '/'}`, ...notes],
    ended: host?.ended ?? new Promise(() => {}),
    async stop() {
      await server.stop();
      await host?.stop();
    },
  };
}

/** Serves until Ctrl-C, or until the host ends. */
export async function serveUntilStopped(folder: string, options: ServeOptions): Promise<void> {
  const served = await serveInShell(folder, options);
  console.log(`\n${served.lines.join('\n')}\n`);
  const signals = (['SIGINT', 'SIGTERM'] as const).map((signal) => once(process, signal));
  await Promise.race([...signals, served.ended]);
  await served.stop();
}
