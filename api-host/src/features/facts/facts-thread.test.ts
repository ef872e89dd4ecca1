import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { GivenUp } from '../../threads/bounded-thread';
import { factsThread } from './facts-thread';

const thread = factsThread({ milliseconds: 60_000 });
after(() => thread.close());

test('a thread of its own lists, fills in and leaves out', async () => {
  const html = '<p>[Your phone]</p><p>Bread</p>';
  const [open] = await thread.list(html, []);
  assert.deepEqual([open?.kind, open?.value], ['phone', null]);
  const filled = await thread.fill(html, [{ kind: 'phone', item: '', value: '0113 496 0000' }]);
  assert.match(filled, /href="tel:01134960000"/);
  assert.equal(await thread.leaveOut(html), '<p>Bread</p>');
});

test('a page too deep to walk is given up, and the next one is read', async () => {
  await assert.rejects(
    thread.leaveOut(`[Your phone]${'<div>'.repeat(100_000)}[Your email]`),
    GivenUp,
  );
  assert.equal(await thread.leaveOut('<p>[Your phone]</p><p>Bread</p>'), '<p>Bread</p>');
});
