import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import type { ComposedSite } from 'site-composer';
import { judgePage, type Painted, type Seen, type Verdict } from './judge-page';
import { pageProbe } from './page-probe';
import type { Instruction } from './read-corpus';
import type { Shape } from './distinctness';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface PageServer {
  readonly address: string;
  put(id: number, site: ComposedSite): void;
  close(): Promise<void>;
}

/** Serves composed pages as the sites origin does: sandboxed without an origin, so storage throws. */
export async function servePages(): Promise<PageServer> {
  const sites = new Map<string, ComposedSite>();
  const server: Server = createServer((request, response) => {
    const [, id = '', file = ''] = (request.url ?? '').split('/');
    const site = sites.get(id);
    response.setHeader('Content-Security-Policy', 'sandbox allow-scripts allow-forms allow-modals');
    const known: Record<string, [type: string, body: string]> =
      site === undefined
        ? {}
        : {
            '': ['text/html', site.html],
            'styles.css': ['text/css', site.css],
            'script.js': ['text/javascript', site.js],
          };
    const [type, body] = known[file] ?? ['text/plain', ''];
    response.statusCode = known[file] === undefined ? 404 : 200;
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  const port = typeof place === 'object' && place !== null ? place.port : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    put: (id, site) => sites.set(String(id), site),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export interface Examination {
  readonly verdicts: Verdict[];
  readonly painted: Painted;
  readonly shape: Shape;
  readonly axe: string[];
  readonly overflow: number;
  readonly consoleErrors: string[];
  readonly dead: string[];
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found: unknown = await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'], preload: false }).then(({ violations }) => violations.flatMap((one) => one.nodes.map((node) => one.id + ': ' + node.html.slice(0, 110))))`,
  );
  return Array.isArray(found) ? found.map(String) : ['axe gave no answer'];
}

/** Looks at one composed page in the browser: what it shows, how it is painted, what its controls do. */
export async function examinePage(
  browser: Browser,
  address: string,
  one: Instruction,
  withAxe: boolean,
): Promise<Examination> {
  const page = await browser.newPage({
    viewport: { width: 1360, height: 900 },
    reducedMotion: 'reduce',
  });
  try {
    const consoleErrors: string[] = [];
    page.on('pageerror', (error) => consoleErrors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') consoleErrors.push(message.text());
    });
    await page.goto(address);
    const painted = await page.evaluate<Painted>(`${pageProbe}.colours()`);
    const shape = await page.evaluate<Shape>(`${pageProbe}.shape()`);
    const seen = await page.evaluate<Seen>(`${pageProbe}.look(${JSON.stringify(one.has)})`);
    const faults = withAxe ? await violations(page) : [];
    await page.setViewportSize({ width: 360, height: 740 });
    const overflow = Number(
      await page.evaluate('document.documentElement.scrollWidth - window.innerWidth'),
    );
    await page.setViewportSize({ width: 1360, height: 900 });
    const dead = await page.evaluate<string[]>(`${pageProbe}.press()`).catch((error: unknown) => {
      consoleErrors.push(`Pressing broke the page: ${String(error).slice(0, 90)}`);
      return [];
    });
    const verdicts = judgePage(one, seen, painted);
    return { verdicts, painted, shape, axe: faults, overflow, consoleErrors, dead };
  } finally {
    await page.close();
  }
}
