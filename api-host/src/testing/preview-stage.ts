import type { FastifyInstance } from 'fastify';
import type { Browser, BrowserContext } from 'playwright-core';
import { previewRunnerPath } from 'shared-kit/contract';
import { buildSitesApp } from '../sites/sites-app';
import { testAddresses } from './test-addresses';
import { launchChromium } from './chromium';
import { serveFakeApp } from './fake-app-origin';
import type { FakeAppOrigin } from './fake-app-origin';
import { memoryStorage } from './memory-storage';
import { PreviewHarness } from './preview-harness';

/** A browser, an app origin and a sites origin: what a preview is tried on. */
export class PreviewStage {
  private constructor(
    readonly browser: Browser,
    readonly fakeApp: FakeAppOrigin,
    readonly sites: FastifyInstance,
    readonly runnerAddress: string,
  ) {}

  static async open(): Promise<PreviewStage> {
    const browser = await launchChromium();
    const fakeApp = await serveFakeApp();
    const sites = await buildSitesApp({
      storage: memoryStorage(),
      findPublished: async () => undefined,
      findMoved: async () => undefined,
      findShared: async () => undefined,
      addresses: testAddresses,
      appOrigin: fakeApp.origin,
      log: { level: 'silent' },
    });
    const address = await sites.listen({ port: 0, host: 'localhost' });
    const runner = `http://localhost:${new URL(address).port}${previewRunnerPath}`;
    return new PreviewStage(browser, fakeApp, sites, runner);
  }

  async openPreview(context: BrowserContext): Promise<PreviewHarness> {
    return PreviewHarness.open(context, this.fakeApp.origin, this.runnerAddress);
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.sites.close();
    await this.fakeApp.close();
  }
}
