import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { Frame, Page } from 'playwright-core';
import { inlineDocument, previewDocumentLimit, previewFromRunner } from 'shared-kit/contract';
import { assertOnlyMemoryRead, findingsIn, hostileScript } from '../testing/hostile-script';
import { childOf, renderMessage, shownAfter, typeOf, watch } from '../testing/preview-harness';
import { serveFakeApp } from '../testing/fake-app-origin';
import { PreviewStage } from '../testing/preview-stage';

const stage = PreviewStage.forTests();

const pageWithNavigation = inlineDocument({
  html: `<a href="#contact">Contact</a><a href="about.html">About</a><a href="">Again</a>
<form id="none"><button>Send</button></form><form id="own"><button>Save</button></form>
<div style="height: 3000px"></div><h2 id="contact">Contact</h2>`,
  css: 'h2 { color: rgb(1, 2, 3) }',
  js: `document.title = 'ran "</script>"';
own.addEventListener('submit', (event) => { event.preventDefault(); own.textContent = 'Saved'; });`,
});

async function assertShown(document: Frame): Promise<void> {
  assert.equal(await document.title(), 'ran "</script>"');
  const colour = await document.evaluate("getComputedStyle(document.querySelector('h2')).color");
  assert.equal(colour, 'rgb(1, 2, 3)');
}

test('in a frame: ready, render, rendered; scripts and styles of the document work', async () => {
  const runner = await stage.preview.openFrame();
  await assertShown(await stage.preview.render(runner, pageWithNavigation));
  const received = await stage.preview.receive('rendered');
  assert.deepEqual(
    received.map(({ data }) => typeOf(data)),
    ['ready', 'rendered'],
  );
  for (const { data, from, origin } of received) {
    assert.equal(previewFromRunner.parse(data).nonce, stage.preview.nonce);
    assert.equal(from, 'runner');
    assert.equal(origin, 'null');
  }
  assert.deepEqual(stage.preview.consoleLines, []);
});

test('in a new tab: the same', async () => {
  const tab = await stage.preview.openTab();
  stage.preview.listenTo(tab);
  await assertShown(await stage.preview.render(tab.mainFrame(), pageWithNavigation));
  assert.equal(await tab.title(), 'Website preview');
  assert.deepEqual(stage.preview.consoleLines, []);
});

test('a document replaces the one before', async () => {
  const runner = await stage.preview.openFrame();
  await stage.preview.render(runner, '<p>first</p>');
  const second = await stage.preview.render(runner, '<p>second</p>');
  assert.equal(await second.locator('p').innerText(), 'second');
  assert.equal(runner.childFrames().length, 1);
});

test('a reload of the runner asks for the document again', async () => {
  const tab = await stage.preview.openTab();
  await stage.preview.render(tab.mainFrame(), '<p>first</p>');
  await tab.reload();
  await stage.preview.receive('ready', 2);
  const again = await stage.preview.render(tab.mainFrame(), '<p>again</p>');
  assert.equal(await again.locator('p').innerText(), 'again');
});

test('links within the page lead there; links and forms to nowhere do not break the preview', async () => {
  const document = await stage.preview.render(await stage.preview.openFrame(), pageWithNavigation);
  await document.locator('a', { hasText: 'About' }).click();
  await document.locator('a', { hasText: 'Again' }).click();
  await document.locator('button', { hasText: 'Send' }).click();
  await document.locator('button', { hasText: 'Save' }).click();
  assert.equal(await document.locator('#own').innerText(), 'Saved');
  await document.locator('a', { hasText: 'Contact' }).click();
  assert.equal(await document.evaluate('location.href'), 'about:srcdoc#contact');
  assert.ok(Number(await document.evaluate('scrollY')) > 0);
  assert.deepEqual(stage.preview.consoleLines, []);
});

test('a form that delivers once it is published says that a preview sends nothing', async () => {
  const html = '<form method="post" data-deliver><input name="a"><button>Send</button></form>';
  const page = inlineDocument({ html, css: '', js: '' });
  const document = await stage.preview.render(await stage.preview.openFrame(), page);
  await document.getByRole('button', { name: 'Send' }).click();
  const told = document.getByRole('status');
  await told.filter({ hasText: 'Nothing was sent: this form works once' }).waitFor();
});

/** Forges `ready` towards every window it can name, then tries to read and move things. */
const hostileDocument = () =>
  `<!doctype html><body><script>
for (const target of [parent, top, parent.opener]) {
  target?.postMessage({ channel: 'sitewright-preview', nonce: '${stage.preview.nonce}', type: 'ready' }, '*');
}
${hostileScript(stage.fakeApp.origin)}</script>`;

async function assertHarmless(runner: Frame): Promise<void> {
  const document = await stage.preview.render(runner, hostileDocument());
  assertOnlyMemoryRead(await findingsIn(document));
  assert.equal(stage.preview.app.url(), `${stage.fakeApp.origin}/`);
  assert.equal(runner.url(), stage.preview.runnerUrl);
  assert.equal(stage.fakeApp.secretsServed(), 0);
  const ready = (await stage.preview.receive('ready', 2)).filter(
    ({ data }) => typeOf(data) === 'ready',
  );
  assert.deepEqual(
    new Set(ready.slice(1).map(({ from }) => from)),
    new Set(['stranger']),
    'the app can tell the forged messages',
  );
}

test('a hostile document in a frame reads and moves nothing, and is known as a stranger', async () => {
  await assertHarmless(await stage.preview.openFrame());
});

test('a hostile document in a new tab reads and moves nothing, and is known as a stranger', async () => {
  await assertHarmless((await stage.preview.openTab()).mainFrame());
});

test('the document does not learn the nonce', async () => {
  const document = await stage.preview.render(
    await stage.preview.openFrame(),
    '<!doctype html><p>plain</p>',
  );
  const known = await document.evaluate(
    '[document.baseURI, document.referrer, document.URL, location.href, name].join()',
  );
  assert.doesNotMatch(String(known), new RegExp(stage.preview.nonce));
  assert.match(String(known), /_preview/);
});

const forgeries: Readonly<Record<string, unknown>> = {
  'a wrong nonce': { ...renderMessage('<p>bad</p>'), nonce: 'f'.repeat(32) },
  'no nonce': { ...renderMessage('<p>bad</p>'), nonce: undefined },
  'a wrong channel': { ...renderMessage('<p>bad</p>'), channel: 'other' },
  'a wrong type': { ...renderMessage('<p>bad</p>'), type: 'ready' },
  'a document that is no text': renderMessage({ text: '<p>bad</p>' }),
  'a list in place of a text': renderMessage(['<p>bad</p>']),
  'no document': renderMessage(undefined),
  'nothing in it': null,
  'a text in place of it': 'render',
};

for (const [name, forged] of Object.entries(forgeries)) {
  test(`a message with ${name} is ignored`, async () => {
    const runner = await stage.preview.openFrame();
    await stage.preview.render(runner, '<p>good</p>');
    await watch(runner);
    await stage.preview.send(forged);
    assert.deepEqual(await shownAfter(runner, 1), ['<p>good</p>']);
  });
}

test('a document at the limit is shown, one above it is ignored', async () => {
  const runner = await stage.preview.openFrame();
  await stage.preview.render(runner, '<p>good</p>');
  await watch(runner);
  const post = (length: number) =>
    stage.preview.app.evaluate(
      `runner.postMessage({ ...${JSON.stringify(renderMessage(''))}, document: ' '.repeat(${length}) }, '*')`,
    );
  await post(previewDocumentLimit + 1);
  assert.deepEqual(await shownAfter(runner, 1), ['<p>good</p>']);
  await post(previewDocumentLimit);
  assert.equal((await shownAfter(runner, 2))[1]?.length, previewDocumentLimit);
});

test('a right message from another window of the app is ignored', async () => {
  const runner = await stage.preview.openFrame();
  await stage.preview.render(runner, '<p>good</p>');
  await watch(runner);
  const script = `parent.runner.postMessage(${JSON.stringify(renderMessage('<p>bad</p>'))}, '*')`;
  await stage.preview.app.evaluate(`{
    const other = document.createElement('iframe');
    document.body.append(other);
    const script = other.contentDocument.createElement('script');
    script.textContent = ${JSON.stringify(script)};
    other.contentDocument.body.append(script);
  }`);
  assert.deepEqual(await shownAfter(runner, 1), ['<p>good</p>']);
});

test('a right message from the previewed document itself is ignored', async () => {
  const runner = await stage.preview.openFrame();
  const document = await stage.preview.render(runner, '<p>good</p>');
  await watch(runner);
  await document.evaluate(
    `parent.postMessage(${JSON.stringify(renderMessage('<p>bad</p>'))}, '*')`,
  );
  assert.deepEqual(await shownAfter(runner, 1), ['<p>good</p>']);
});

async function openStranger(t: TestContext): Promise<Page> {
  const stranger = await serveFakeApp();
  t.after(stranger.close);
  const page = await stage.context.newPage();
  await page.goto(stranger.origin);
  return page;
}

test('another website cannot frame the runner', async (t) => {
  const page = await openStranger(t);
  await page.evaluate(`new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.addEventListener('load', resolve);
    frame.src = ${JSON.stringify(stage.preview.runnerUrl)};
    document.body.append(frame);
  })`);
  assert.equal(childOf(page.mainFrame()).url(), 'chrome-error://chromewebdata/');
});

test('another website that opens the runner cannot make it show anything', async (t) => {
  const page = await openStranger(t);
  const opened = page.waitForEvent('popup');
  await page.evaluate(`void (runner = window.open(${JSON.stringify(stage.preview.runnerUrl)}))`);
  const tab = await opened;
  await tab.waitForLoadState();
  await watch(tab.mainFrame());
  await page.evaluate(`runner.postMessage(${JSON.stringify(renderMessage('<p>bad</p>'))}, '*')`);
  assert.deepEqual(await shownAfter(tab.mainFrame(), 1), [null]);
});

test('opened by itself, the runner says where previews come from', async () => {
  const page = await stage.context.newPage();
  await page.goto(stage.runnerAddress);
  assert.match(await page.locator('p').innerText(), /Previews open from the workspace/);
});
