import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findBrowser } from '../../test/find-browser';
import { root } from '../../webpack/workspaces';
import type { MadeSite } from './engines';
import { probeLooks } from './probe-looks';
import { probeBlocks, probeRest } from './probe-text';
import type { SeenLooks, SeenPage, SeenText } from './seen-page';

type Site = Pick<MadeSite, 'html' | 'css' | 'js'>;

export interface PageReader {
  read(site: Site): Promise<SeenPage>;
  /** Pictures of the whole page, one for each width in pixels. */
  photograph(site: Site, width: number, file: string): Promise<void>;
  close(): Promise<void>;
}

const fonts = path.join(root, 'site-composer/fonts');

async function answer(site: Site, file: string): Promise<[type: string, body: string | Buffer]> {
  if (file === '') return ['text/html', site.html];
  if (file === 'styles.css') return ['text/css', site.css];
  if (file === 'script.js') return ['text/javascript', site.js];
  if (file.startsWith('assets/fonts/'))
    return ['font/woff2', await readFile(path.join(fonts, path.basename(file)))];
  throw new Error(`No file ${file}`);
}

/** Serves made pages as the sites origin does: sandboxed, so storage throws. */
async function serve(sites: readonly Site[]): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    const [, id = '', ...rest] = (request.url ?? '').split('/');
    const site = sites[Number(id)];
    response.setHeader('Content-Security-Policy', 'sandbox allow-scripts allow-forms allow-modals');
    response.setHeader('Access-Control-Allow-Origin', '*');
    const sent = site === undefined ? Promise.reject(new Error(id)) : answer(site, rest.join('/'));
    sent.then(
      ([type, body]) => response.setHeader('Content-Type', `${type}; charset=utf-8`).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  const port = typeof place === 'object' && place !== null ? place.port : 0;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** The loader names functions through a helper that the page does not have. */
const sent = (probe: (page: Document) => unknown): string =>
  `globalThis.__name ??= (value) => value; (${probe.toString()})(document)`;

async function look(page: Page): Promise<SeenLooks> {
  const looks = await page.evaluate<Omit<SeenLooks, 'overflow'>>(sent(probeLooks));
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = await page.evaluate<number>(
    'Math.max(0, document.documentElement.scrollWidth - window.innerWidth)',
  );
  return { ...looks, overflow };
}

async function readPage(page: Page): Promise<Pick<SeenPage, 'text' | 'looks'>> {
  const blocks = await page.evaluate<SeenText['blocks']>(sent(probeBlocks));
  const rest = await page.evaluate<Omit<SeenText, 'blocks'>>(sent(probeRest));
  return { text: { ...rest, blocks }, looks: await look(page) };
}

async function withPage<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const page = await browser.newPage({
    viewport: { width: 1360, height: 900 },
    reducedMotion: 'reduce',
  });
  // A busy machine makes a measurement slow, never wrong.
  page.setDefaultTimeout(120_000);
  try {
    return await use(page);
  } finally {
    await page.close();
  }
}

/** Reads made pages in the browser; each is served from loopback and opened once. */
export async function openPages(): Promise<PageReader> {
  const sites: Site[] = [];
  const { address, close } = await serve(sites);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  const place = (site: Site): string => `${address}/${sites.push(site) - 1}/`;
  return {
    read: (site) =>
      withPage(browser, async (page) => {
        const errors: string[] = [];
        page.on('pageerror', ({ message }) => errors.push(message));
        await page.goto(place(site));
        return { ...(await readPage(page)), errors };
      }),
    photograph: (site, width, file) =>
      withPage(browser, async (page) => {
        await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
        await page.goto(place(site));
        await page.screenshot({ path: file, fullPage: true });
      }),
    close: async () => {
      close();
      await browser.close();
    },
  };
}
