import { createServer } from 'node:http';
import { chromium, type Page } from 'playwright-core';
import type { Composition } from '../composer';

type Site = Pick<Composition, 'html' | 'css' | 'js'>;

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface ComposedPages {
  open(site: Site, width: number): Promise<{ page: Page; errors: string[] }>;
  close(): Promise<void>;
}

/** Chromium and a server that shows one composition at a time as the sites origin would. */
export async function openComposedPages(
  executablePath = '/usr/bin/chromium',
): Promise<ComposedPages> {
  let current: Site = { html: '', css: '', js: '' };
  const server = createServer((request, response) => {
    // An opaque origin, where localStorage throws.
    response.setHeader('Content-Security-Policy', 'sandbox allow-scripts allow-forms allow-modals');
    const [type, body] =
      request.url === '/styles.css'
        ? ['text/css', current.css]
        : request.url === '/script.js'
          ? ['text/javascript', current.js]
          : request.url === '/'
            ? ['text/html', current.html]
            : ['text/plain', ''];
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  const address =
    typeof place === 'object' && place !== null ? `http://127.0.0.1:${place.port}/` : '';
  const browser = await chromium.launch({
    executablePath,
    args: flags,
  });
  return {
    async open(site, width) {
      current = site;
      const page = await browser.newPage({
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
      });
      await page.goto(address);
      return { page, errors };
    },
    async close() {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
