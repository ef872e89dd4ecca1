import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame } from 'playwright-core';
import { inlineDocument } from 'shared-kit/contract';
import { childOf, renderMessage } from '../testing/preview-harness';
import { PreviewStage } from '../testing/preview-stage';
import { waitUntilTrue } from '../testing/wait-until-true';

const stage = PreviewStage.forTests();

const page = (body: string, css = 'p { color: rgb(1, 2, 3) }') =>
  inlineDocument({ html: `<!doctype html><html lang="de"><body>${body}`, css, js: '' });
const tall = '<div style="height: 3000px"></div>';

async function grow(document: string): Promise<void> {
  await stage.preview.send({ ...renderMessage(document), type: 'sketch' });
}

/** The frame the page grows in, once it does. */
async function begin(runner: Frame, document: string): Promise<Frame> {
  await grow(document);
  await stage.preview.receive('rendered');
  return childOf(runner);
}

test('a page grows in place: what is there stays, what is new is added, the place is kept', async () => {
  const runner = await stage.preview.openFrame();
  const frame = await begin(runner, page(`${tall}<p class="a">Hel`));
  await frame.locator('p').waitFor();
  await frame.evaluate("void (globalThis.first = document.querySelector('p'), scrollTo(0, 1200))");
  await grow(page(`${tall}<p class="a b">Hello</p><p>World`, 'p { color: rgb(9, 9, 9) }'));
  await frame.locator('p', { hasText: 'World' }).waitFor();
  assert.equal(await frame.locator('p').first().innerText(), 'Hello');
  assert.equal(await frame.locator('p.b').count(), 1);
  assert.equal(await frame.evaluate("document.querySelector('p') === globalThis.first"), true);
  assert.equal(await frame.evaluate('scrollY'), 1200);
  const colour = await frame.evaluate("getComputedStyle(document.querySelector('p')).color");
  assert.equal(colour, 'rgb(9, 9, 9)');
  assert.equal(await frame.evaluate('document.documentElement.lang'), 'de');
  assert.equal(runner.childFrames().length, 1);
});

test('what is taken back disappears', async () => {
  const frame = await begin(await stage.preview.openFrame(), page('<ul><li>One<li>Two</ul><p>Old'));
  await frame.locator('li').nth(1).waitFor();
  await grow(page('<ul><li>Only'));
  await frame.locator('li', { hasText: 'Only' }).waitFor();
  assert.equal(await frame.locator('li').count(), 1);
  assert.equal(await frame.locator('p').count(), 0);
});

test('nothing of a growing page runs, whatever it tries', async () => {
  const hostile = `<p onclick="document.title='clicked'">Click</p>
<script>document.title = 'script'</script>
<img src="data:," onerror="document.title='error'">
<a id="link" href="javascript:document.title='link'">Link</a>
<iframe srcdoc="<script>parent.document.title='frame'</script>"></iframe>
<svg><script>document.title='svg'</script></svg>
<meta http-equiv="refresh" content="0;url=about:blank"><base href="https://example.com/">
<div @click="x">Odd</div>`;
  const frame = await begin(await stage.preview.openFrame(), page(hostile));
  await frame.locator('div', { hasText: 'Odd' }).waitFor();
  await frame.locator('p').click();
  await frame.locator('#link').click();
  await grow(page(`${hostile}<p id="last">End`));
  await frame.locator('#last').waitFor();
  assert.equal(await frame.title(), '', 'no script has set a title');
  assert.equal(await frame.evaluate('location.href'), 'about:srcdoc');
});

test('the finished page replaces it, with its scripts and at the place one was reading', async () => {
  const runner = await stage.preview.openFrame();
  const frame = await begin(runner, page(`${tall}<p>So far`));
  await frame.locator('p').waitFor();
  // The runner has heard of the place once another message of the same frame has arrived after it.
  await runner.evaluate(`void (globalThis.heard = new Promise((resolve) =>
    addEventListener('message', ({ data }) => data === 900 && resolve())))`);
  await frame.evaluate('scrollTo(0, 900)');
  await runner.evaluate('globalThis.heard');
  const html = `<!doctype html><html><body>${tall}<p>Done</p></body></html>`;
  const js = "addEventListener('scroll', () => (document.title = `at ${scrollY}`));";
  const done = await stage.preview.render(runner, inlineDocument({ html, css: '', js }));
  await waitUntilTrue(done, "document.title === 'at 900'");
  assert.equal(await done.locator('p').innerText(), 'Done');
  assert.equal(runner.childFrames().length, 1);
});

test('a message with another nonce, shape or size grows nothing', async () => {
  const runner = await stage.preview.openFrame();
  const message = { ...renderMessage('<p>'), type: 'sketch' };
  await stage.preview.send({ ...message, nonce: 'other' });
  await stage.preview.send({ ...message, document: 7 });
  await stage.preview.send({ ...message, document: 'x'.repeat(4_000_001) });
  const frame = await begin(runner, page('<p>Ours'));
  assert.equal(await frame.locator('p').innerText(), 'Ours');
  assert.equal(runner.childFrames().length, 1);
});
