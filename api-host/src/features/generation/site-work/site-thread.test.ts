import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { TestContext } from 'node:test';
import { heavyPages, turnsDuring } from '../../../testing/heavy-pages';
import { withResolvers } from '../../../with-resolvers';
import { openAiCompatibleEngine } from '../engines/openai-compatible.engine';
import { GenerationFailure } from '../generation-failure';
import type { GenerationJob } from '../generation-engine.port';
import { startModelServer } from '../testing/model-server';
import { editBlock, fenced, sample, sampleAnswer } from '../testing/sample-answers';
import { siteThread } from './site-thread';
import { directSiteWork } from './site-work';
import type { SiteWork } from './site-work';

// Longer than any of these tests takes on a busy machine.
const thread = siteThread({ milliseconds: 200_000 });
after(() => thread.close());

const before = { html: sample.html, css: sample.css, js: sample.js };

/** Generates from one scripted answer and counts the event loop's turns from its last word on. */
async function generate(t: TestContext, sites: SiteWork, answer: string, job: GenerationJob) {
  const server = await startModelServer('openai', [{ kind: 'text', text: answer }]);
  t.after(() => server.close());
  const limits = { retries: 0, stallMs: 60_000 };
  const settings = { baseUrl: `${server.url}/v1`, model: 'm', ...limits };
  const engine = openAiCompatibleEngine(settings, sites);
  const read = withResolvers<void>();
  const made = engine.generate(job, {
    signal: new AbortController().signal,
    draft: () => {},
    spend: () => {},
    // The steps that start once the answer has been read.
    report: (step, status) => {
      const last = job.mode === 1 ? 'style' : 'optimize';
      if (step === last && status === 'processing') read.resolve();
    },
  });
  await Promise.race([read.promise, made]);
  return turnsDuring(() => made);
}

test('the thread returns the same as a direct call', async () => {
  const files = { html: `<style>a{</style>${sample.html}`, css: 'b{top:0', js: 'let' };
  assert.deepEqual(await thread.fit(files), await directSiteWork.fit(files));
  assert.deepEqual(await thread.fit(files, before), await directSiteWork.fit(files, before));
  const answer = editBlock('index.html', '3 €', '5 €');
  assert.deepEqual(await thread.edit(answer, before), await directSiteWork.edit(answer, before));
  assert.equal(await thread.isWhole('css', 'a{top:0}'), true);
  assert.equal(await thread.isWhole('css', 'a{top:0'), false);
});

for (const [name, make] of Object.entries(heavyPages)) {
  test(`a page of ${name} is refined by a model while the host keeps responding`, async (t) => {
    const html = `<!doctype html>\n<body>\n<h1>3 €</h1>\n${make(60_000)}\n</body></html>`;
    const job = { ...before, html, prompt: 'Make the price 5 €', mode: 1 as const };
    const answer = editBlock('index.html', '<h1>3 €</h1>', '<h1>5 €</h1>');
    const { turns, made } = await generate(t, thread, answer, job);
    assert.equal(made.html, html.replace('3 €', '5 €'));
    // A reply from a thread takes at least one turn; a direct call takes none.
    assert.ok(turns > 0, `${turns} turns`);
  });
}

test('a long style sheet from a model is checked while the host keeps responding', async (t) => {
  const css = '.dish{colour red;top:0;left:0;right:0;bottom:0;padding:1px;margin:2px}\n'.repeat(
    500,
  );
  const answer = sampleAnswer.replace(
    fenced('css styles.css', sample.css),
    fenced('css styles.css', css),
  );
  const job = { html: '', css: '', js: '', prompt: 'A bakery', mode: 0 as const };
  const { turns, made } = await generate(t, thread, answer, job);
  assert.match(made.css, /top:0/);
  assert.ok(turns > 0, `${turns} turns`);
});

test('a site that takes too long fails with a clear error, and the next one is checked', async (t) => {
  let hasty = true;
  const bounded = siteThread({
    after: (_, giveUp) => {
      if (hasty) giveUp();
      return () => {};
    },
  });
  t.after(() => bounded.close());
  const job = { ...before, prompt: 'Make the price 5 €', mode: 1 as const };
  const answer = editBlock('index.html', '3 €', '5 €');
  await assert.rejects(
    generate(t, bounded, answer, job),
    (error) => error instanceof GenerationFailure && error.code === 'TIME_LIMIT',
  );
  hasty = false;
  assert.match((await generate(t, bounded, answer, job)).made.html, /5 €/);
});
