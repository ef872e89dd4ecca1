import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GenerationEngine } from '../generation-engine.port';
import { lazyEngine } from './lazy.engine';
import { describeAnthropic } from './model-descriptions';

const job = { prompt: 'a bakery', mode: 0, html: '', css: '', js: '' } as const;
const files = { html: '<p>', css: '', js: '', framework: 'vanilla', notes: [] };
const context = {
  report: () => undefined,
  draft: () => undefined,
  spend: () => undefined,
  signal: new AbortController().signal,
};
const engine: GenerationEngine = {
  describe: () => describeAnthropic('m'),
  generate: () => Promise.resolve(files),
};

test('an engine is loaded once, with its first generation, and described before that', async () => {
  let loads = 0;
  const late = lazyEngine(describeAnthropic('m'), () => {
    loads += 1;
    return Promise.resolve(engine);
  });
  assert.deepEqual(late.describe(), { kind: 'model', label: 'Anthropic', model: 'm' });
  assert.equal(loads, 0);
  assert.equal(await late.generate(job, context), files);
  await late.generate(job, context);
  assert.equal(loads, 1);
});

test('a failed load is retried by the next generation', async () => {
  let broken = true;
  const late = lazyEngine(describeAnthropic('m'), () =>
    broken ? Promise.reject(new Error('The disk is away')) : Promise.resolve(engine),
  );
  await assert.rejects(late.generate(job, context), /The disk is away/);
  broken = false;
  assert.equal(await late.generate(job, context), files);
});
