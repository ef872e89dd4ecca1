import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { GenerationFailure } from '../generation-failure';
import { directComposer } from './compose-site';
import { composerThread } from './composer-thread';

const thread = composerThread({ milliseconds: 200_000 });
after(() => thread.close());

const today = new Date('2026-01-12T12:00:00Z');
const prompt = 'A bakery called Rye in Lisbon with a menu and opening hours, green and cream';

test('the thread composes the same as a direct call, and the host keeps responding', async () => {
  let turns = 0;
  let done = false;
  const others = (): void => {
    turns += 1;
    if (!done) setImmediate(others);
  };
  setImmediate(others);
  const composed = await thread.compose({ prompt, today }).finally(() => {
    done = true;
  });
  assert.ok(turns > 10, `${turns} turns`);
  assert.deepEqual(composed, await directComposer.compose({ prompt, today }));
});

test('the thread summarises what the prompt says and no defaults', async () => {
  await thread.prepare();
  const summary = await thread.summarise(prompt, today);
  assert.deepEqual([summary.name, summary.place], ['Rye', 'Lisbon']);
  assert.match(summary.kind, /^Bakery/);
  assert.equal(summary.colours.length, 2);
  assert.deepEqual(summary, await directComposer.summarise(prompt, today));
});

test('a composition that takes too long fails with a clear error, and the next one succeeds', async (t) => {
  let hasty = true;
  const bounded = composerThread({
    after: (_, giveUp) => {
      if (hasty) giveUp();
      return () => {};
    },
  });
  t.after(() => bounded.close());
  await assert.rejects(
    bounded.compose({ prompt, today }),
    (error) => error instanceof GenerationFailure && error.code === 'TIME_LIMIT',
  );
  hasty = false;
  assert.ok(await bounded.compose({ prompt, today }));
});
