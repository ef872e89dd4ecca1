import type { Browser, Page } from 'playwright-core';
import { drillRemote, headingOf } from './throw-away-remote';
import { versions } from './drill-suite';

/** One visit of somebody new, as it went. Times are milliseconds of the clock given. */
export interface PageLoad {
  readonly startedAt: number;
  readonly endedAt: number;
  /** Whether this browser drew the candidate. */
  readonly drewCandidate: boolean;
  /** Whether it drew the candidate and could not run it. */
  readonly harmed: boolean;
  /** What was on screen in the end; null for the error card, or for nothing. */
  readonly shown: string | null;
}

/** Bounds one visit; what is not there by then counts as nothing shown. */
const visitTimeoutMs = 30_000;

/** Reads which version stands in the heading. */
async function readShown(page: Page): Promise<string | null> {
  const heading = page.getByRole('heading', { name: /^Drill \d/, level: 1 });
  const card = page.getByRole('button', { name: 'Retry' });
  try {
    await heading.or(card).first().waitFor({ timeout: visitTimeoutMs });
    const text = await heading.textContent({ timeout: 1_000 });
    return Object.values(versions).find((version) => headingOf(version) === text) ?? null;
  } catch {
    return null;
  }
}

/** A visit by a browser that was never here, until something is on screen and has been reported. */
export async function visit(
  browser: Browser,
  appUrl: string,
  now: () => number,
): Promise<PageLoad> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    let drewCandidate = false;
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(`/remotes/${drillRemote.name}/${versions.candidate}/`)) {
        drewCandidate = true;
      }
    });
    const startedAt = now();
    await page.goto(appUrl + drillRemote.path, { waitUntil: 'commit' });
    const shown = await readShown(page);
    const endedAt = now();
    // Leaving sends what the page has not reported yet.
    await page.goto(`${appUrl}/healthz`);
    const harmed = drewCandidate && shown !== versions.candidate;
    return { startedAt, endedAt, drewCandidate, harmed, shown };
  } finally {
    await context.close();
  }
}
