import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deriveThread } from '../features/websites/derived/derive-thread';
import { workingFor } from './current-member';

test('members take turns at a thread, however much work one of them has waiting', async (t) => {
  const thread = deriveThread();
  t.after(() => thread.close());
  const ended: string[] = [];
  const derive = (name: string) =>
    workingFor(name.slice(0, 1), async () => {
      const page = {
        html: '<h1>Rye</h1>',
        css: '',
        js: '',
        title: 'Rye',
        as: 'published',
      } as const;
      await thread.derive(page);
      ended.push(name);
    });
  await Promise.all(['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map(derive));
  assert.deepEqual(ended, ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});
