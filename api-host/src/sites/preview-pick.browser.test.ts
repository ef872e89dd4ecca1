import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame } from 'playwright-core';
import { inlineDocument, markElements, previewPicked } from 'shared-kit/contract';
import { PreviewStage } from '../testing/preview-stage';
import { waitUntilTrue } from '../testing/wait-until-true';

const stage = PreviewStage.forTests();

const html = `<main><h1>Bread</h1><button onclick="this.textContent = 'Pressed'">Order</button>
<a href="#end">End</a><div style="height: 3000px"></div><p id="end">The end</p></main>`;
const page = inlineDocument({ html: markElements(html), css: '', js: '' });

const pick = (on: boolean, at: number | null = null, nonce = stage.preview.nonce) =>
  stage.preview.send({ channel: 'sitewright-preview', nonce, type: 'pick', on, at });

/** Pointing is on once the document has heard of it: what is clicked before that is the page's own. */
async function point(document: Frame, at: number | null = null): Promise<void> {
  await pick(true, at);
  await waitUntilTrue(document, "document.documentElement.style.cursor === 'crosshair'");
}

async function picked(count: number): Promise<(number | null)[]> {
  const messages = await stage.preview.receive('picked', count);
  return messages.flatMap(({ data, from }) => {
    const parsed = previewPicked.safeParse(data);
    if (!parsed.success) return [];
    assert.equal(from, 'runner');
    return [parsed.data.at];
  });
}

/** What the outline in a page lies around; null while there is none. */
async function outlined(document: Frame): Promise<unknown> {
  return document.evaluate(`(() => {
    const box = document.querySelector('html > div[aria-hidden]');
    if (!box || box.style.display === 'none') return null;
    const { left, top } = box.getBoundingClientRect();
    const at = [...document.querySelectorAll('[data-sw-at]')].find((element) => {
      const place = element.getBoundingClientRect();
      return place.left === left && place.top === top;
    });
    return at?.localName ?? 'nothing';
  })()`);
}

test('hovering outlines, a click tells the place in the source and nothing of the page happens', async () => {
  const document = await stage.preview.render(await stage.preview.openFrame(), page);
  await point(document);
  await document.getByText('Order').hover();
  assert.equal(await outlined(document), 'button');
  await document.getByText('Order').click();
  await document.getByText('End', { exact: true }).click();
  assert.deepEqual(await picked(2), [html.indexOf('<button'), html.indexOf('<a')]);
  assert.equal(await document.getByRole('button').innerText(), 'Order');
  assert.equal(await document.evaluate('scrollY'), 0);
});

test('Escape gives up; once it is off, the page works as before and nothing is told', async () => {
  const document = await stage.preview.render(await stage.preview.openFrame(), page);
  await point(document);
  await document.getByText('Bread').click();
  await document.locator('h1').dispatchEvent('keydown', { key: 'Escape' });
  assert.deepEqual(await picked(2), [html.indexOf('<h1'), null]);
  await pick(false);
  await waitUntilTrue(document, "document.documentElement.style.cursor === ''");
  await document.getByText('Order').click();
  await document.getByText('Pressed').waitFor();
  assert.equal(await outlined(document), null);
  assert.equal((await picked(2)).length, 2);
});

test('the app outlines an element of its list, wherever it is', async () => {
  const document = await stage.preview.render(await stage.preview.openFrame(), page);
  await pick(true, html.indexOf('<p id'));
  await waitUntilTrue(document, 'scrollY > 0');
  assert.equal(await outlined(document), 'p');
});

test('a document that replaces another can be pointed at as well', async () => {
  const runner = await stage.preview.openFrame();
  await stage.preview.render(runner, page);
  await pick(true);
  const next = await stage.preview.render(runner, page);
  await waitUntilTrue(next, "document.documentElement.style.cursor === 'crosshair'");
  await next.getByText('Bread').click();
  assert.deepEqual(await picked(1), [html.indexOf('<h1')]);
});

test('forged messages of a document are places at most, and none while nobody points', async () => {
  const forged = `<script>
    const say = (data) => parent.postMessage(data, '*');
    const forge = (at) => say({ channel: 'sitewright-preview-pick', at });
    var isTold = false;
    addEventListener('message', ({ data }) => {
      if (data?.channel === 'sitewright-preview-pick') isTold = true;
    });
    function forgeAll() {
      for (const at of [-1, 1.5, 1e12, '7', '<b>', { valueOf: 7 }, undefined]) forge(at);
      say({ channel: 'sitewright-preview', nonce: '', type: 'picked', at: 7 });
      say({ channel: 'sitewright-preview', nonce: '', type: 'pick', on: true, at: null });
      forge(7);
    }
    forgeAll();
  </script><h1>Mine</h1>`;
  const runner = await stage.preview.openFrame();
  const document = await stage.preview.render(runner, forged);
  await pick(true, null, 'guessed');
  await document.evaluate('forgeAll()');
  await pick(true);
  await waitUntilTrue(document, 'isTold === true');
  await document.evaluate('forgeAll()');
  // The only one of all: a whole number, said by the runner while pointing is on.
  assert.deepEqual(await picked(1), [7]);
});
