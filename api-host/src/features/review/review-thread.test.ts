import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { systemAfter } from '../generation/tasks/timers';
import { GivenUp } from '../../threads/bounded-thread';
import { reviewThread } from './review-thread';
import { directReviewer } from './reviewer';

// Longer than any of these tests takes on a busy machine.
const thread = reviewThread({ milliseconds: 200_000 });
after(() => thread.close());

const site = {
  html: '<!doctype html>\n<html lang="en"><head><title>Rye</title></head><body><main><h1>Rye</h1><img src="assets/images/a.webp" alt="A"><img src="b.jpg"></main></body></html>\n',
  css: 'body { color: #ccc; background: #fff',
  js: '',
};
const pictures = new Set(['a.webp']);
const repeated = (part: string, count: number) => ({
  ...site,
  html: site.html.replace('</main>', `${part.repeat(count)}</main>`),
});

test('the thread returns the same as a direct review', async () => {
  await thread.prepare();
  const about = { before: null, undone: ['No shop.'], pictures };
  assert.deepEqual(await thread.gate(site, about), await directReviewer.gate(site, about));
  assert.deepEqual(
    await thread.review(site, pictures, { undone: [] }),
    await directReviewer.review(site, pictures, { undone: [] }),
  );
  assert.deepEqual(
    await thread.repair(site, pictures, 'lost-pictures'),
    await directReviewer.repair(site, pictures, 'lost-pictures'),
  );
});

test('a page beyond the limits is given up, and the next one is reviewed', async (t) => {
  const hasty = reviewThread({
    after: (_, giveUp) => {
      giveUp();
      return () => {};
    },
  });
  // A millisecond for its first page, which takes thousands, and no limit for the next one.
  const limits = [systemAfter];
  const brief = reviewThread({
    milliseconds: 1,
    after: (...timer) => limits.shift()?.(...timer) ?? (() => {}),
  });
  t.after(() => Promise.all([hasty.close(), brief.close()]));
  const [slow, large, sound] = await Promise.allSettled([
    hasty.review(repeated('<img src="a.png"><input name=q>', 2_400), pictures),
    brief.review(repeated('<p>a', 40_000), pictures),
    brief.review(site, pictures),
  ]);
  for (const given of [slow, large]) {
    assert.ok(given.status === 'rejected' && given.reason instanceof GivenUp);
  }
  assert.equal(sound.status, 'fulfilled');
});

test('a page of thousands of elements is reviewed and repaired', async () => {
  for (const part of [
    '<p class="a">hello <a href="#nowhere">x</a></p>\n',
    '<img src="a.png"><input name=q>',
    '<p id="a">x</p><button></button>',
  ]) {
    const large = repeated(part, 8_000);
    const about = { before: null, undone: [], pictures };
    const { review, site: repaired } = await thread.gate(large, about);
    assert.ok(review.findings.length > 0 || review.repaired.length > 0);
    assert.notEqual(repaired.html, large.html);
  }
});
