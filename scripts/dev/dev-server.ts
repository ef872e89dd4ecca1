import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { toRemoteVersion } from '../../api-host/src/features/releases/builds/builds.repository';
import { memoryKeys } from '../../api-host/src/features/releases/keys/signing-keys';
import { buildManifest } from 'shared-kit/contract/releases';
import webpack, { type Compiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { BuildStyle } from '../webpack/common-config';
import { readRemote } from '../webpack/workspaces';
import { defineDevRemote } from './dev-config';
import { headersForPage, placeInPage, placeInRecord, servesPath } from './dev-page';
import type { DevRemote } from './dev-page';

interface DevServerOptions {
  readonly folder: string;
  readonly port: number;
  readonly hostUrl: string;
  readonly style: Exclude<BuildStyle, 'release'>;
}

type Next = (error?: unknown) => void;

/** What the last compilation says of itself, once it has ended; null while it has errors. */
function followBuild(compiler: Compiler): () => Promise<DevRemote | null> {
  let current: DevRemote | null = null;
  let end = (): void => {};
  let compiled = Promise.resolve();
  const begin = (): void => {
    end();
    compiled = new Promise((resolve) => (end = resolve));
  };
  begin();
  compiler.hooks.invalid.tap('followBuild', begin);
  compiler.hooks.done.tap('followBuild', () => {
    end();
  });
  compiler.hooks.emit.tap('followBuild', (compilation) => {
    const text = compilation.getAsset('build.json')?.source.source().toString();
    const manifest = text === undefined ? null : buildManifest.parse(JSON.parse(text));
    current = manifest && { name: manifest.name, release: toRemoteVersion(manifest) };
  });
  return async () => {
    await compiled;
    return current;
  };
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
function servePages(compiler: Compiler, { hostUrl, port }: DevServerOptions) {
  const keys = memoryKeys();
  const current = followBuild(compiler);
  const answer = async (request: IncomingMessage, response: ServerResponse, pathname: string) => {
    const remote = await current();
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
    response.writeHead(status, headersForPage(from.headers, `ws://localhost:${port}`));
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

/**
 * Serves one remote, built at every change, in the pages of a host: everything else is the host's.
 */
export function createDevServer(options: DevServerOptions): WebpackDevServer {
  const { folder, port, hostUrl, style } = options;
  const remote = readRemote(folder);
  const base = `/remotes/${remote.name}/${remote.version}-dev/`;
  const compiler = webpack(defineDevRemote(folder, style));
  if (!compiler) throw new Error(`${folder} cannot be compiled.`);
  const pages = servePages(compiler, options);
  return new WebpackDevServer(
    {
      port,
      host: 'localhost',
      // Whoever starts it also stops the host behind it.
      setupExitSignals: false,
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
    },
    compiler,
  );
}
