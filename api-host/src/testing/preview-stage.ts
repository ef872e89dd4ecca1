import { after, afterEach, before, beforeEach } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { Browser, BrowserContext } from 'playwright-core';
import { previewRunnerPath } from 'shared-kit/contract';
import { launchChromium } from './chromium';
import { serveFakeApp } from './fake-app-origin';
import type { FakeAppOrigin } from './fake-app-origin';
import { PreviewHarness } from './preview-harness';
import { buildTestSites, listenLocally } from './test-sites';

/**
 * The environment of preview tests: a browser, an app origin, a sites origin; and a new preview per
 * test.
 */
export class PreviewStage {
  #browser!: Browser;
  #sites!: FastifyInstance;
  fakeApp!: FakeAppOrigin;
  runnerAddress!: string;
  context!: BrowserContext;
  preview!: PreviewHarness;

  /** Shared by all tests of a file. */
  static forTests(): PreviewStage {
    const stage = new PreviewStage();
    before(() => stage.#open());
    after(() => stage.#close());
    beforeEach(() => stage.#openPreview());
    afterEach(() => stage.context.close());
    return stage;
  }

  async #open(): Promise<void> {
    this.#browser = await launchChromium();
    this.fakeApp = await serveFakeApp();
    this.#sites = await buildTestSites({ appOrigin: this.fakeApp.origin });
    this.runnerAddress = (await listenLocally(this.#sites)) + previewRunnerPath;
  }

  async #openPreview(): Promise<void> {
    this.context = await this.#browser.newContext();
    const { origin } = this.fakeApp;
    this.preview = await PreviewHarness.open(this.context, origin, this.runnerAddress);
  }

  async #close(): Promise<void> {
    await this.#browser.close();
    await this.#sites.close();
    await this.fakeApp.close();
  }
}
