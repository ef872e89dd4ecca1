import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inlineDocument } from 'shared-kit/contract';
import { PreviewStage } from '../testing/preview-stage';

const stage = PreviewStage.forTests();

const page = (js: string) =>
  inlineDocument({ html: '<!doctype html><title>-</title><p>Page</p>', css: '', js });

/** Shows a page; answers what its script has made the title. */
async function titleOf(js: string): Promise<string> {
  const runner = await stage.preview.openFrame();
  return (await stage.preview.render(runner, page(js))).title();
}

test('a previewed page stores as a published one does', async () => {
  const title = await titleOf(`
    localStorage.setItem('done', 3);
    localStorage.mood = 'good';
    localStorage['the list'] = JSON.stringify([1]);
    sessionStorage.setItem('other', 'x');
    delete localStorage.done;
    document.title = [localStorage.getItem('done'), localStorage.mood, localStorage['the list'],
      localStorage.length, localStorage.key(0), Object.keys(localStorage).join(), 'mood' in localStorage,
      localStorage.nothing, sessionStorage.length].join('|');`);
  assert.equal(title, '|good|[1]|2|mood|mood,the list|true||1');
});

test('the storage is bounded, and says so as browsers do', async () => {
  const title = await titleOf(`
    try { for (let n = 0; ; n += 1) localStorage.setItem('k' + n, 'x'.repeat(1_000_000)); }
    catch (error) { document.title = error.name + ' ' + localStorage.length; }
    localStorage.clear();
    document.title += ' ' + localStorage.length;`);
  assert.equal(title, 'QuotaExceededError 4 0');
});

test('the next page begins with an empty one', async () => {
  const runner = await stage.preview.openFrame();
  const count = `localStorage.setItem('n', Number(localStorage.getItem('n')) + 1);
    document.title = localStorage.getItem('n');`;
  assert.equal(await (await stage.preview.render(runner, page(count))).title(), '1');
  assert.equal(await (await stage.preview.render(runner, page(count))).title(), '1');
});
