import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ComposedSite } from '../model/page';
import { fontFile } from '../type/fonts';

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
};

function fileOf(site: ComposedSite, path: string): string | Buffer | undefined {
  if (path === '') return site.html;
  if (path === 'styles.css') return site.css;
  if (path === 'script.js') return site.js;
  return path.startsWith('assets/fonts/')
    ? fontFile(path.slice('assets/fonts/'.length))
    : undefined;
}

/** Serves composed sites on this machine, each below its name, as a host would. */
export async function servePages(sites: ReadonlyMap<string, ComposedSite>, port = 0) {
  const server = createServer((request, response) => {
    const [, name = '', ...rest] = (request.url ?? '/').split('/');
    const site = sites.get(name);
    const path = rest.join('/');
    const file = site && fileOf(site, path);
    if (name === 'favicon.ico') return response.writeHead(204).end();
    if (file === undefined) return response.writeHead(404).end();
    const extension = path === '' ? 'html' : (path.split('.').at(-1) ?? '');
    return response.writeHead(200, { 'content-type': types[extension] ?? '' }).end(file);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, close: () => server.close() };
}
