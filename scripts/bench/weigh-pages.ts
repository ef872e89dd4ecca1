import type { Browser } from 'playwright-core';
import type { RunningHost } from '../test/host-process';

/** What a first visit of a page costs: bytes as they went over the wire, and how many files. */
export interface PageWeight {
  readonly path: string;
  readonly bytes: number;
  readonly requests: number;
}

/** Pages and what proves that each has arrived. */
const pages = [
  { path: '/', heading: 'Sign In' },
  { path: '/tutorials', heading: 'Tutorials' },
  { path: '/projects', heading: /^Welcome/ },
  { path: '/create-project', heading: 'Create New Project' },
  { path: '/users', heading: 'Admin Users' },
] as const;

async function weighPage(
  browser: Browser,
  host: RunningHost,
  token: string,
  page: (typeof pages)[number],
): Promise<PageWeight> {
  // A context of its own has a cache of its own: every visit is a first one.
  const context = await browser.newContext({ viewport: { width: 1360, height: 850 } });
  const tab = await context.newPage();
  if (page.path !== '/') {
    await tab.addInitScript((value) => {
      localStorage.setItem('token', value);
    }, token);
  }
  await tab.goto(host.appUrl + page.path);
  await tab.getByRole('heading', { name: page.heading, level: 1 }).waitFor();
  const sizes = await tab.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry) => !entry.name.includes('/api/') && !entry.name.endsWith('/readyz'))
      .map((entry) => ('encodedBodySize' in entry ? Number(entry.encodedBodySize) : 0)),
  );
  await context.close();
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { path: page.path, bytes, requests: sizes.length };
}

/** First visits of the suite's main pages on a running host. */
export async function weighPages(browser: Browser, host: RunningHost): Promise<PageWeight[]> {
  const answer = await fetch(`${host.appUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: host.adminEmail, password: host.adminPassword }),
  });
  const { token } = (await answer.json()) as { token: string };
  const weights: PageWeight[] = [];
  for (const page of pages) weights.push(await weighPage(browser, host, token, page));
  return weights;
}
