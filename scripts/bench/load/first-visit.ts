import type { Browser, Page } from 'playwright-core';
import { watchPage } from './page-watch';
import { followRequests } from './request-chain';
import type { ChainedRequest, RequestChain } from './request-chain';
import type { SuitePage } from './suite-pages';
import type { ServedSuite } from './two-suites';

/** How the network and the processor are slowed down. */
export interface Profile {
  readonly name: string;
  /** Null where nothing is slowed. */
  readonly network: { readonly latency: number; readonly bytesPerSecond: number } | null;
  readonly cpu: number;
}

const bitsPerByte = 8;

/** Slow 4G as Lighthouse has it (1.6 Mbit/s, 150 ms), on a processor four times as slow as this one. */
export const profiles: readonly Profile[] = [
  { name: 'slow-4g', network: { latency: 150, bytesPerSecond: 1_600_000 / bitsPerByte }, cpu: 4 },
  { name: 'unthrottled', network: null, cpu: 1 },
];

/** What one first visit cost. */
export interface FirstVisit {
  readonly requests: number;
  readonly bytes: number;
  readonly lcpMs: number;
  readonly headingMs: number;
  /** Milliseconds of tasks beyond 50 ms each, until the page was quiet: what a visitor feels as stuck. */
  readonly blockedMs: number;
  /** Longest chain of files that had to arrive one after the other before the heading stood there. */
  readonly depth: number;
}

async function slowDown(page: Page, profile: Profile): Promise<RequestChain> {
  const session = await page.context().newCDPSession(page);
  const chain = await followRequests(session);
  if (profile.network) {
    const { latency, bytesPerSecond } = profile.network;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  if (profile.cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  return chain;
}

/** The calls of the API are the same in both builds and no part of a build. */
const isFile = (url: string, appUrl: string): boolean =>
  url.startsWith(appUrl) && !url.includes('/api/') && !url.endsWith('/readyz');

function depthBefore(requests: readonly ChainedRequest[], appUrl: string, ms: number): number {
  const depths = requests
    .filter(({ url, finishedMs }) => isFile(url, appUrl) && finishedMs !== null && finishedMs < ms)
    .map(({ depth }) => depth);
  return Math.max(0, ...depths);
}

/** Visits a page with an empty cache and waits until it asks for nothing more. */
export async function visitFirst(
  browser: Browser,
  suite: ServedSuite,
  page: SuitePage,
  profile: Profile,
): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: { width: 1360, height: 850 } });
  try {
    const tab = await context.newPage();
    const storage = page.path === '/' ? {} : suite.storage;
    const watched = await watchPage(tab, storage, page.heading);
    const chain = await slowDown(tab, profile);
    await tab.goto(suite.appUrl + page.path + (page.search?.(suite) ?? ''), {
      waitUntil: 'commit',
    });
    await watched.headingShown();
    // What is fetched in the background is part of the visit.
    await chain.quiet((url) => isFile(url, suite.appUrl));
    const seen = await watched.read();
    const files = seen.files.filter(({ url }) => isFile(url, suite.appUrl));
    return {
      requests: files.length,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      lcpMs: seen.lcpMs,
      headingMs: seen.headingMs,
      blockedMs: seen.blockedMs,
      depth: depthBefore(chain.requests, suite.appUrl, seen.headingMs),
    };
  } finally {
    await context.close();
  }
}
