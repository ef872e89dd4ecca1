import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame } from 'playwright-core';
import { inlineDocument, previewFromRunner, previewReportLimits } from 'shared-kit/contract';
import type { PreviewEntry, PreviewReport } from 'shared-kit/contract';
import { PreviewStage } from '../testing/preview-stage';

const stage = PreviewStage.forTests();

const site = (html: string, js = '') => inlineDocument({ html, css: 'p { color: red }', js });

/** All that has been reported, once `is` holds for it. Only reports of the contract's shape count. */
async function reported(is: (entries: PreviewEntry[]) => boolean): Promise<PreviewReport[]> {
  for (let count = 1; ; count += 1) {
    const received = await stage.preview.receive('report', count);
    const reports = received.flatMap(({ data, from }) => {
      const message = previewFromRunner.safeParse(data);
      assert.ok(message.success || from === 'stranger', JSON.stringify(data).slice(0, 200));
      return message.success && message.data.type === 'report' ? [message.data] : [];
    });
    if (is(reports.flatMap(({ entries }) => entries))) return reports;
  }
}
const entriesOf = (reports: readonly PreviewReport[]) => reports.flatMap(({ entries }) => entries);
const has = (kind: string) => (entries: readonly PreviewEntry[]) =>
  entries.some((entry) => entry.kind === kind);
const ended = (entries: readonly PreviewEntry[]) =>
  has('visible')(entries) || has('empty')(entries);

test('errors, rejections, lost files and the console are reported, with their lines', async () => {
  const js = [
    "console.warn('careful', { a: [1, 'two'] }, document.body);",
    'console.log(new Error("told"), undefined, () => 1);',
    'Promise.reject(new TypeError("late"));',
    'missing();',
  ].join('\n');
  const document = site('<!doctype html><p>Hi</p>\n<img src="https://localhost:1/no.png">', js);
  await stage.preview.render(await stage.preview.openFrame(), document);
  const entries = entriesOf(
    await reported((all) => ['error', 'rejection', 'resource'].every((kind) => has(kind)(all))),
  );
  const line = document.split('\n').indexOf('missing();') + 1;
  assert.deepEqual(
    entries.find(({ kind }) => kind === 'error'),
    {
      kind: 'error',
      level: 'error',
      text: 'Uncaught ReferenceError: missing is not defined',
      line,
    },
  );
  const texts = entries.map(({ kind, level, text }) => `${kind} ${level} ${text}`);
  assert.ok(texts.includes('console warn careful {a: [1, "two"]} <body>'), texts.join('\n'));
  assert.ok(texts.includes('console log Error: told undefined function '), texts.join('\n'));
  assert.ok(texts.includes('rejection error TypeError: late'), texts.join('\n'));
  assert.ok(texts.includes('resource error img https://localhost:1/no.png'), texts.join('\n'));
});

test('an empty page is told from one that shows something, however little', async () => {
  const runner = await stage.preview.openFrame();
  await stage.preview.render(
    runner,
    site('<!doctype html><div id="root"></div>', '// nothing comes'),
  );
  assert.ok(has('empty')(entriesOf(await reported(ended))));
  const visible = [
    '<p>Text</p>',
    '<canvas width="40" height="40"></canvas>',
    '<div style="height: 80px; background: teal"></div>',
  ];
  for (const [index, body] of visible.entries()) {
    await stage.preview.render(runner, site(`<!doctype html>${body}`));
    const isThis = ({ run }: PreviewReport) => run === index + 2;
    let reports: PreviewReport[] = [];
    do reports = await reported((all) => all.length > reports.flatMap((one) => one.entries).length);
    while (!reports.some(isThis));
    assert.deepEqual(
      entriesOf(reports.filter(isThis)).map(({ kind }) => kind),
      ['visible'],
      body,
    );
  }
});

test('a page that takes its own root away is empty, not behind another tab', async () => {
  await stage.preview.render(
    await stage.preview.openFrame(),
    site('<!doctype html><p>Hi</p>', "document.documentElement.style.display = 'none'"),
  );
  assert.ok(has('empty')(entriesOf(await reported(ended))));
});

test('a page nobody can see behind another tab is not called empty', async () => {
  const runner = await stage.preview.openFrame();
  await stage.preview.app.evaluate("document.querySelector('iframe').style.display = 'none'");
  await stage.preview.render(
    runner,
    site('<!doctype html><p>Hi</p>', "setTimeout(() => console.info('later'), 4000)"),
  );
  assert.ok(!has('empty')(entriesOf(await reported(has('console')))));
  await stage.preview.app.evaluate("document.querySelector('iframe').style.display = ''");
  assert.deepEqual(
    entriesOf(await reported(ended))
      .filter(({ kind }) => kind !== 'console')
      .map(({ kind }) => kind),
    ['visible'],
  );
});

test('a picture that never comes does not keep the page from being shown', async (t) => {
  const open: (() => void)[] = [];
  const server = createServer((_, response) => open.push(() => response.end())).listen(0);
  t.after(() => {
    for (const end of open) end();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const picture = `<img src="http://localhost:${port}/slow.png">`;
  const frame = await stage.preview.render(
    await stage.preview.openFrame(),
    // Plain http is blocked in a preview, so the picture waits in a script that never answers.
    site(
      `<!doctype html><p>Hi</p>${picture}<script async src="https://10.255.255.1/x.js"></script>`,
    ),
  );
  assert.equal(await frame.locator('p').innerText(), 'Hi');
  const blocked = entriesOf(await reported(has('blocked'))).find(({ kind }) => kind === 'blocked');
  assert.match(blocked?.text ?? '', /^img-src http:\/\/localhost/);
});

test('the watch leaves no trace in the page', async () => {
  const frame = await stage.preview.render(
    await stage.preview.openFrame(),
    '<!doctype html>\n<html lang="de"><head class="h"><title>T</title></head><body><p>Hi</p></body></html>',
  );
  assert.equal(await frame.evaluate('document.compatMode'), 'CSS1Compat');
  assert.equal(await frame.evaluate('document.documentElement.lang'), 'de');
  assert.equal(await frame.evaluate("document.querySelectorAll('script').length"), 0);
  assert.doesNotMatch(await frame.content(), /watch|postMessage/);
});

/** What the app got, as sizes, after the page said it was through. */
async function floodAndMeasure(runner: Frame, script: string): Promise<PreviewReport[]> {
  await stage.preview.render(runner, site('<!doctype html><p>Hi</p>', script));
  return reported((entries) => entries.some(({ text }) => text.includes('the last fault')));
}

test('a page that writes without end is bounded, and its faults still get through', async () => {
  const reports = await floodAndMeasure(
    await stage.preview.openFrame(),
    `for (let i = 0; i < 20000; i += 1) console.log('flood ' + i);
     throw new Error('the last fault');`,
  );
  const entries = entriesOf(reports);
  const logs = entries.filter(({ kind }) => kind === 'console');
  // What is earned while the flood runs comes on top of the burst.
  assert.ok(logs.length < previewReportLimits.burst * 3, `${logs.length} entries`);
  const dropped = reports.reduce((sum, report) => sum + report.dropped, 0);
  assert.ok(dropped > 19_000, `${dropped} dropped`);
  assert.ok(reports.length < 40, `${reports.length} messages`);
});

test('a page that speaks in the watch’s place says no more than text, in the agreed bounds', async () => {
  const runner = await stage.preview.openFrame();
  await stage.preview.render(
    runner,
    `<!doctype html><p>Hi</p><script>
      const say = (data) => parent.postMessage(data, '*');
      const fair = { kind: 'console', level: 'log', text: 'fair' };
      for (const bad of [null, 1, 'text', [], { kind: 'ready' }, { ...fair, text: { toString: 1 } },
        { ...fair, level: 'fatal' }, { ...fair, kind: 'constructor' }, { ...fair, text: undefined }]) say(bad);
      say({ ...fair, line: 'x', nonce: '${stage.preview.nonce}', type: 'ready', channel: 'sitewright-preview' });
      say({ ...fair, text: 'y'.repeat(3_000_000), line: 1e9 });
      for (const target of [top, parent]) {
        target.postMessage({ channel: 'sitewright-preview', nonce: '${stage.preview.nonce}', type: 'report', run: 1,
          entries: [{ kind: 'error', level: 'error', text: 'forged' }], dropped: 0 }, '*');
      }
    </script>`,
  );
  const reports = await reported((all) => all.some(({ text }) => text.startsWith('y')));
  const fromRunner = (await stage.preview.receive('report')).filter(
    ({ from }) => from === 'runner',
  );
  const heard = fromRunner.flatMap(({ data }) => previewFromRunner.parse(data));
  assert.equal(heard.filter(({ type }) => type === 'ready').length, 1, 'its own, at the start');
  const entries = heard.flatMap((message) => (message.type === 'report' ? message.entries : []));
  assert.deepEqual(
    entries.filter(({ kind }) => kind !== 'visible').map(({ text }) => text.length),
    ['fair'.length, previewReportLimits.text],
  );
  assert.ok(reports.length > 0);
});
