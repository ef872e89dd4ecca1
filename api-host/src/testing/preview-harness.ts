import assert from 'node:assert/strict';
import type { BrowserContext, Frame, Page } from 'playwright-core';
import { previewFromRunner } from 'shared-kit/contract';
import * as z from 'zod/mini';

/** A message as received by the app's page; `runner` if it came from the window it opened. */
const received = z.object({
  from: z.enum(['runner', 'stranger']),
  origin: z.string(),
  data: z.unknown(),
});
type Received = z.infer<typeof received>;

/** Runs in the app's page. A string, because the host's code is typed without browser globals. */
const appScript = `
  var received = [], runner = null;
  addEventListener('message', ({ data, source, origin }) => {
    received.push({ data, origin, from: source === runner ? 'runner' : 'stranger' });
  });
  async function receive(type, count, patience) {
    const late = new Promise((_, reject) =>
      setTimeout(() => reject(new Error('No ' + count + ' messages of type ' + type)), patience));
    while (received.filter(({ data }) => data?.type === type).length < count) {
      const next = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
      await Promise.race([next, late]);
    }
    return received;
  }
  function openFrame(url) {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-modals allow-popups allow-downloads');
    frame.style.cssText = 'width: 800px; height: 400px';
    frame.src = url;
    document.body.append(frame);
    runner = frame.contentWindow;
  }`;

/**
 * Runs in the runner's window: records what it shows after each message. Leaves out the watcher and
 * the storage that the runner inserts, and their messages.
 */
const runnerScript = `
  var seen = [];
  const withoutWatch = (html) =>
    html.replace(/<script>\\(\\(textLimit[^]*?<\\/script>\\s*<script>\\(\\(characterLimit[^]*?<\\/script>/, '');
  addEventListener('message', ({ data }) => {
    const html = document.querySelector('iframe')?.srcdoc;
    if (data?.kind === undefined) seen.push(html === undefined ? null : withoutWatch(html));
  });
  async function afterMessages(count) {
    while (seen.length < count) {
      await new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    }
    return seen;
  }`;

/**
 * A message missing after this many milliseconds will not come: the test fails instead of waiting.
 */
const patience = 30_000;

const nonce = '0123456789abcdef0123456789abcdef';

/** A message from the app to its runner. */
export const renderMessage = (document: unknown) => ({
  channel: 'sitewright-preview',
  nonce,
  type: 'render',
  document,
});

/** The app's side of the protocol with a preview runner, in a real browser. */
export class PreviewHarness {
  readonly nonce = nonce;
  readonly runnerUrl: string;
  /** All console output of the app's page and its frames. */
  readonly consoleLines: string[] = [];

  private constructor(
    readonly app: Page,
    runnerAddress: string,
  ) {
    this.runnerUrl = `${runnerAddress}#nonce=${nonce}`;
    this.listenTo(app);
  }

  static async open(context: BrowserContext, appOrigin: string, runnerAddress: string) {
    const harness = new PreviewHarness(await context.newPage(), runnerAddress);
    await harness.app.goto(appOrigin);
    await harness.app.addScriptTag({ content: appScript });
    return harness;
  }

  listenTo(page: Page): void {
    page.on('console', (line) => this.consoleLines.push(line.text()));
  }

  async openFrame(): Promise<Frame> {
    // An earlier frame has sent it too: a message to a frame that is still loading is lost.
    const earlier = await this.#count('ready');
    await this.app.evaluate(`openFrame(${JSON.stringify(this.runnerUrl)})`);
    await this.receive('ready', earlier + 1);
    return childOf(this.app.mainFrame());
  }

  async openTab(): Promise<Page> {
    const opened = this.app.waitForEvent('popup');
    await this.app.evaluate(`void (runner = window.open(${JSON.stringify(this.runnerUrl)}))`);
    const tab = await opened;
    await this.receive('ready');
    return tab;
  }

  /** Waits until the app has this many messages of a type; returns all its messages. */
  async receive(type: string, count = 1): Promise<Received[]> {
    const wanted = [type, count, patience].map((one) => JSON.stringify(one)).join(', ');
    const messages = await this.app.evaluate(`receive(${wanted})`);
    return z.array(received).parse(messages);
  }

  /** The number of messages of a type. */
  async #count(type: string): Promise<number> {
    const all = z.array(received).parse(await this.app.evaluate('received'));
    return all.filter(({ data }) => typeOf(data) === type).length;
  }

  async send(message: unknown): Promise<void> {
    await this.app.evaluate(`runner.postMessage(${JSON.stringify(message)}, '*')`);
  }

  /** Shows a document and waits for the runner's confirmation; returns the document's frame. */
  async render(runner: Frame, document: string): Promise<Frame> {
    const shown = await this.#count('rendered');
    await this.send(renderMessage(document));
    await this.receive('rendered', shown + 1);
    return childOf(runner);
  }
}

/** The type of a message that matches the contract. */
export const typeOf = (data: unknown): string | null => {
  const parsed = previewFromRunner.safeParse(data);
  return parsed.success ? parsed.data.type : null;
};

/** Records from now on what a runner shows after each message. */
export async function watch(runner: Frame): Promise<void> {
  await runner.evaluate(`${runnerScript} void 0`);
}

/** What the runner showed after each of this many messages; null is nothing. */
export async function shownAfter(runner: Frame, count: number): Promise<(string | null)[]> {
  return z.array(z.nullable(z.string())).parse(await runner.evaluate(`afterMessages(${count})`));
}

export function childOf(frame: Frame): Frame {
  const child = frame.childFrames().at(-1);
  assert.ok(child, 'there is a frame inside');
  return child;
}
