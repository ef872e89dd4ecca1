import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { GenerationFailure } from '../generation-failure';
import { changeSite } from './change-site';
import { changeThread } from './change-thread';
import { directComposer } from './compose-site';
import { offlineComposerEngine } from './offline-composer.engine';

const thread = changeThread({ milliseconds: 200_000 });
after(() => thread.close());

const prompt = 'A bakery called Rye in Lisbon with a menu and opening hours';
const today = new Date('2026-01-12T12:00:00Z');
const { result: page } = await directComposer.compose({ prompt, today });
const large = {
  ...page,
  html: page.html.replace(
    '</main>',
    `${'<p>bread <a href="#top">x</a></p>\n'.repeat(20_000)}</main>`,
  ),
};
const job = { prompt: 'Make the buttons green', mode: 1 as const };
const context = {
  signal: new AbortController().signal,
  report: () => {},
  draft: () => {},
  spend: () => {},
};

test('the thread returns the same result as a direct call, repairs included', async () => {
  const { html, css, js } = page;
  const asked = { ...job, html, css, js };
  assert.deepEqual(await thread.change(asked, today), changeSite(asked, today));
  const lost = {
    ...asked,
    html: html.replace('</main>', '<img src="lost.jpg" alt="Lost"></main>'),
    faults: [{ kind: 'resource' as const, text: 'img lost.jpg', line: null }],
  };
  assert.deepEqual(await thread.change(lost, today), changeSite(lost, today));
  assert.equal(await thread.change({ ...lost, html, faults: [] }, today), null);
});

test('the host keeps responding while a large page is refined', async () => {
  const { html, css, js } = large;
  let turns = 0;
  let done = false;
  const others = (): void => {
    turns += 1;
    if (!done) setImmediate(others);
  };
  setImmediate(others);
  const refined = await offlineComposerEngine({ ...directComposer, change: thread.change })
    .generate({ ...job, html, css, js }, context)
    .finally(() => {
      done = true;
    });
  assert.notEqual(refined.css, css);
  // A direct call would give one turn before the work and one after it.
  assert.ok(turns > 10, `${turns} turns`);
});

test('a page that takes too long fails with a clear error, and the next one is changed', async (t) => {
  let hasty = true;
  const bounded = changeThread({
    after: (_, giveUp) => {
      if (hasty) giveUp();
      return () => {};
    },
  });
  t.after(() => bounded.close());
  const { html, css, js } = page;
  await assert.rejects(
    bounded.change({ ...job, html, css, js }, today),
    (error) => error instanceof GenerationFailure && error.code === 'TIME_LIMIT',
  );
  hasty = false;
  assert.ok(await bounded.change({ ...job, html, css, js }, today));
});
