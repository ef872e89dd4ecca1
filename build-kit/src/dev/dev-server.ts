import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { buildManifest } from 'shared-kit/contract/releases';
import type { Compiler, Configuration } from 'webpack';
import type { Configuration as ServerConfiguration } from 'webpack-dev-server';
import type { BuildStyle } from '../webpack/common-config';
import { readRemote } from '../webpack/remote-workspace';
import { defineDevRemote } from './dev-config';
import { makeDevKeys } from './dev-keys';
import { headersForPage, placeInPage, placeInRecord, servesPath, toDevRemote } from './dev-page';
import type { DevRemote } from './dev-page';

export interface DevServerOptions {
  /** The remote's, absolute. */
  readonly folder: string;
  readonly port: number;
  readonly hostUrl: string;
  readonly style: Exclude<BuildStyle, 'release'>;
}

type Next = (error?: unknown) => void;

/** Knows what the last compilation says of itself, once it has ended; null while it has errors. */
class FollowBuildPlugin {
  private last: DevRemote | null = null;
  private end = (): void => {};
  private compiled = Promise.resolve();

  constructor() {
    this.begin();
  }

  private begin(): void {
    this.end();
    this.compiled = new Promise((resolve) => (this.end = resolve));
  }

  apply(compiler: Compiler): void {
    const name = 'FollowBuildPlugin';
    compiler.hooks.invalid.tap(name, () => {
      this.begin();
    });
    compiler.hooks.done.tap(name, () => {
      this.end();
    });
    compiler.hooks.emit.tap(name, (compilation) => {
      const text = compilation.getAsset('build.json')?.source.source().toString();
      this.last = text === undefined ? null : toDevRemote(buildManifest.parse(JSON.parse(text)));
    });
  }

  async current(): Promise<DevRemote | null> {
    await this.compiled;
    return this.last;
  }
}

/** A page of the suite, by what the browser asks for. */
function wantsPage({ method, headers }: IncomingMessage, pathname: string): boolean {
  return (
    method === 'GET' &&
    path.extname(pathname) === '' &&
    !/^\/(api|shell|remotes|ws)(\/|$)/.test(pathname) &&
    (headers.accept ?? '').includes('text/html')
  );
}

/** Pages and the record come from the host, with the remote under development put into them. */
function servePages(build: FollowBuildPlugin, hostUrl: string) {
  const keys = makeDevKeys();
  const answer = async (request: IncomingMessage, response: ServerResponse, pathname: string) => {
    const remote = await build.current();
    if (!remote) {
      response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' });
      return response.end('The remote does not compile; the terminal says why. Then reload.');
    }
    const { cookie = '', accept = '' } = request.headers;
    const from = await fetch(new URL(request.url ?? '/', hostUrl), { headers: { cookie, accept } });
    const text = await from.text();
    const isRecord = pathname === '/releases.json';
    const body = (isRecord ? placeInRecord : placeInPage)(text, remote, keys);
    const status = servesPath(remote, pathname) ? 200 : from.status;
    const socketUrl = `ws://localhost:${request.socket.localPort ?? ''}`;
    response.writeHead(status, headersForPage(from.headers, socketUrl));
    return response.end(body);
  };
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const { pathname } = new URL(request.url ?? '/', hostUrl);
    if (pathname !== '/releases.json' && !wantsPage(request, pathname)) {
      next();
      return;
    }
    answer(request, response, pathname).catch(next);
  };
}

/** Both parts of a development server: what webpack compiles, and what serves it. */
export interface DevServer {
  readonly config: Configuration;
  readonly server: ServerConfiguration;
}

/**
 * Serves one remote, built at every change, in the pages of a host: everything else is the host's.
 */
export function defineDevServer({ folder, port, hostUrl, style }: DevServerOptions): DevServer {
  const remote = readRemote(folder);
  const base = `/remotes/${remote.name}/${remote.version}-dev/`;
  const build = new FollowBuildPlugin();
  const config = defineDevRemote(folder, style);
  const pages = servePages(build, hostUrl);
  const server: ServerConfiguration = {
    port,
    host: 'localhost',
    hot: style === 'refreshed',
    // Compressing would hold back what streams.
    compress: false,
    static: false,
    client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false } },
    devMiddleware: { publicPath: base },
    proxy: [
      {
        context: (pathname: string) => pathname !== '/ws' && !pathname.startsWith(base),
        target: hostUrl,
        changeOrigin: true,
      },
    ],
    setupMiddlewares: (middlewares) => [{ name: 'pages', middleware: pages }, ...middlewares],
  };
  return { config: { ...config, plugins: [...(config.plugins ?? []), build] }, server };
}
