import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame } from 'playwright-core';
import { previewDocumentLimit, previewFromRunner } from 'shared-kit/contract';
import type { PreviewFromRunner } from 'shared-kit/contract';
import type { PreviewHarness } from '../testing/preview-harness';
import { PreviewStage } from '../testing/preview-stage';

const stage = PreviewStage.forTests();

/**
 * Says everything either end says, to every window it can name, as if it had learned the nonce: once
 * in the right size, once far above it, and more often than anybody reads. Ends with a word of its own.
 */
const hostileDocument = (
  nonce: string,
) => `<!doctype html><title>Hostile</title><p>hostile</p><script>
const ours = { channel: 'sitewright-preview', nonce: '${nonce}' };
const huge = 'x'.repeat(${previewDocumentLimit + 1});
const entry = (text) => ({ kind: 'error', level: 'error', text });
const messages = [
  { ...ours, type: 'render', document: '<p>forged</p>' },
  { ...ours, type: 'render', document: huge },
  { ...ours, type: 'sketch', document: '<p>forged</p>' },
  { ...ours, type: 'pick', on: true, at: 0 },
  { ...ours, type: 'ready' },
  { ...ours, type: 'rendered', run: 1 },
  { ...ours, type: 'picked', at: 1 },
  { ...ours, type: 'report', run: 1, dropped: 0, entries: Array(10_000).fill(entry('flood')) },
  entry(huge),
  { ...entry('odd'), kind: 'x'.repeat(100), level: { toString: 'no' } },
  { ...entry('odd'), line: 1e308 },
  huge, null, [], new Map([[1, huge]]), new ArrayBuffer(1_000_000),
];
const windows = [parent, top, parent.opener].filter((one) => one && one !== self);
for (const target of windows) for (const message of messages) target.postMessage(message, '*');
for (let at = 0; at < 2_000; at += 1) parent.postMessage(entry('flood'), '*');
for (const target of windows) target.postMessage({ type: 'end' }, '*');
</script>`;

/** All the runner has said by the time it has counted most of the flood, each within the contract's bounds. */
async function saidByRunner(preview: PreviewHarness): Promise<PreviewFromRunner[]> {
  for (let count = 1; ; count += 1) {
    const received = await preview.receive('report', count);
    const said = received
      .filter(({ from }) => from === 'runner')
      .map(({ data }) => previewFromRunner.parse(data));
    const dropped = said.map((one) => (one.type === 'report' ? one.dropped : 0));
    if (dropped.reduce((sum, one) => sum + one, 0) > 1_000) return said;
  }
}

/** In which frame the page is shown: one of the app's, or one of a tab the app has opened. */
const places: Readonly<Record<string, (preview: PreviewHarness) => Promise<Frame>>> = {
  'the preview': (preview) => preview.openFrame(),
  'the preview in a tab of its own': async (preview) => (await preview.openTab()).mainFrame(),
};

for (const [name, open] of Object.entries(places)) {
  test(`forged and oversized messages from ${name} change and say nothing`, async () => {
    const { preview } = stage;
    const runner = await open(preview);
    const page = await preview.render(runner, hostileDocument(preview.nonce));
    await preview.receive('end');
    assert.deepEqual(
      (await saidByRunner(preview)).map(({ type }) => type).filter((type) => type !== 'report'),
      ['ready', 'rendered'],
      'the runner itself says what it always says',
    );
    assert.equal(await page.evaluate("document.querySelector('p').textContent"), 'hostile');
    assert.equal(preview.app.url(), `${stage.fakeApp.origin}/`);

    const next = await preview.render(runner, '<!doctype html><p>good</p>');
    assert.equal(await next.locator('p').innerText(), 'good');
  });
}
