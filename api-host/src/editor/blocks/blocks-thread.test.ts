import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { blocksThread } from './blocks-thread';

const files = { html: '<h1>Bread</h1>', css: 'h1 { color: maroon }', js: '' };
const thread = blocksThread({ milliseconds: 60_000 });
after(() => thread.close());

test('a worker thread renders the sections for a page', async () => {
  const blocks = await thread.blocksFor(files);
  const faq = blocks.find(({ id }) => id === 'faq');
  assert.equal(faq?.label, 'FAQ');
  assert.match(faq.html, /^<section/);
});

test('work that takes too long is given up with a message, and the next page is rendered', async () => {
  const impatient = blocksThread({ after: (_milliseconds, act) => (act(), () => undefined) });
  await assert.rejects(impatient.blocksFor(files), {
    statusCode: 503,
    message: 'No sections could be drawn for this page',
  });
  await impatient.close();
  assert.ok((await thread.blocksFor(files)).length > 0);
});
