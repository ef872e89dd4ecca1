import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inlineDocument, previewFromRunner } from 'shared-kit/contract';
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

const count = page(`localStorage.setItem('n', Number(localStorage.getItem('n')) + 1);
  sessionStorage.setItem('tag', '</script><b>');
  document.title = localStorage.getItem('n') + sessionStorage.getItem('tag');`);

test('what a page stores is there when it is drawn again, and gone with the preview', async () => {
  const runner = await stage.preview.openFrame();
  const titles: string[] = [];
  for (let drawn = 0; drawn < 2; drawn += 1) {
    const document = await stage.preview.render(runner, count);
    titles.push(await document.title());
    await stage.preview.receive('report', drawn + 1);
  }
  assert.deepEqual(titles, ['1</script><b>', '2</script><b>']);
  assert.equal(await titleOf("document.title = localStorage.length + 'left'"), '0left');
});

test('what is removed stays removed', async () => {
  const runner = await stage.preview.openFrame();
  const js = `document.title = Object.keys(localStorage).join() || 'nothing';
    localStorage.setItem('a', '1'); localStorage.setItem('b', '2');
    localStorage.clear(); localStorage.setItem('c', '3');`;
  await stage.preview.render(runner, page(js));
  await stage.preview.receive('report');
  assert.equal(await (await stage.preview.render(runner, page(js))).title(), 'c');
});

test('that a page stores something is told once, and nothing of what it is', async () => {
  await titleOf(
    `for (const key of ['a', 'b', 'c']) localStorage.setItem(key, 'a secret of the page');`,
  );
  const told = (await stage.preview.receive('report')).flatMap(({ data }) => {
    const message = previewFromRunner.parse(data);
    return message.type === 'report' ? message.entries : [];
  });
  assert.deepEqual(
    told.filter(({ kind }) => kind === 'stored'),
    [{ kind: 'stored', level: 'info', text: '' }],
  );
});

test('cookies are taken and forgotten; a database is not there', async () => {
  const title = await titleOf(`
    document.cookie = 'a=1';
    document.title = JSON.stringify([document.cookie, typeof indexedDB, 'indexedDB' in window && !indexedDB]);`);
  assert.equal(title, '["","undefined",true]');
});

test('a page that speaks in the place of its storage gets no more than its own memory', async () => {
  const runner = await stage.preview.openFrame();
  const js = `document.title = localStorage.length + ' ' + (localStorage.getItem('ok') ?? 'none');
    for (const said of [{}, { area: 'localStorage' }, { area: '__proto__', changes: [['a', 'b']] },
      { area: 'localStorage', changes: [['a', 7]] }, { area: 'localStorage', changes: 'a' },
      { area: 'localStorage', changes: [['big', 'x'.repeat(6_000_000)]] }, null]) {
      parent.postMessage(said && { kind: 'stored', ...said }, '*');
    }
    localStorage.setItem('ok', 'mine');`;
  await stage.preview.render(runner, page(js));
  await stage.preview.receive('report');
  assert.equal(await (await stage.preview.render(runner, page(js))).title(), '1 mine');
});
