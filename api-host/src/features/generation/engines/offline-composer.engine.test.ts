import assert from 'node:assert/strict';
import { test } from 'node:test';
import { processingSteps } from 'shared-kit/contract';
import type { DraftFiles } from 'shared-kit/contract';
import type { ReadDraft } from '../generation-engine.port';
import { checkSite } from '../checks/check-site';
import { changeSite } from './change-site';
import { directComposer } from './compose-site';
import { offlineComposerEngine } from './offline-composer.engine';

const engine = offlineComposerEngine({
  compose: directComposer.compose,
  change: async (job, today) => changeSite(job, today),
});
const prompt = 'A bakery called "Rye & Co" in Leeds with a menu and opening hours, green and cream';
const empty = { html: '', css: '', js: '' };

function follow(signal = new AbortController().signal) {
  const steps: string[] = [];
  const report = (step: string, status: string) => void steps.push(`${step} ${status}`);
  return { steps, signal, report, draft: () => {}, spend: () => {} };
}

test('the composer is described as such', () => {
  assert.deepEqual(engine.describe(), { kind: 'composer', label: 'Offline composer', model: null });
});

test('every stage of the composer is a step, and the result passes the checks', async () => {
  const context = follow();
  const files = await engine.generate({ prompt, mode: 0, ...empty }, context);
  assert.deepEqual(
    context.steps,
    processingSteps.flatMap(({ id }) => [`${id} processing`, `${id} completed`]),
  );
  assert.deepEqual(checkSite(files), []);
  assert.match(files.html, /Rye &amp; Co/);
  assert.deepEqual(await engine.generate({ prompt, mode: 0, ...empty }, follow()), files);
  const refined = await engine.generate({ prompt, mode: 1, ...empty }, follow());
  assert.deepEqual(refined, files);
});

test('the draft is reported while it grows', async () => {
  const drafts: Partial<DraftFiles>[] = [];
  const draft = (read: ReadDraft) => void drafts.push(read());
  const { html, css } = await engine.generate(
    { prompt, mode: 0, ...empty },
    { ...follow(), draft },
  );
  assert.ok(drafts.length > 1);
  assert.equal(drafts[0]?.css, undefined);
  assert.deepEqual([drafts.at(-1)?.html, drafts.at(-1)?.css], [html, css]);
});

test('every request in an instruction is reported as a part', async () => {
  const page = await engine.generate({ prompt, mode: 0, ...empty }, follow());
  const job = { ...page, prompt: 'Make the headings red, and let it spin', mode: 1 as const };
  const { parts } = await engine.generate(job, follow());
  const told = parts?.map(({ text, done }) => [text, done]);
  assert.deepEqual(told?.[0], ['Make the headings red', true]);
  assert.deepEqual(told?.[1], ['let it spin', false]);
});

test('refining changes the given code and completes every step', async () => {
  const context = follow();
  const job = { prompt: 'Make the headings red', mode: 1 as const };
  const page = await engine.generate({ prompt, mode: 0, ...empty }, follow());
  const { html, css, js, notes } = await engine.generate({ ...page, ...job }, context);
  assert.equal(html, page.html);
  assert.equal(js, page.js);
  assert.notEqual(css, page.css);
  assert.notEqual(notes.length, 0);
  assert.deepEqual(context.steps, [
    'analyze processing',
    ...processingSteps.map(({ id }) => `${id} completed`),
  ]);
});

test('a stopped composition ends between two stages', async () => {
  const stop = new AbortController();
  const report = (step: string) => {
    if (step === 'generate') stop.abort(new Error('stopped'));
  };
  const job = { prompt, mode: 0 as const, ...empty };
  await assert.rejects(
    engine.generate(job, { report, signal: stop.signal, draft: () => {}, spend: () => {} }),
    /stopped/,
  );
});

const lost = 'https://pictures.example/bread.jpg';
const broken = {
  html: `<!doctype html><h1>Rye</h1>\n<img class="wide" src="${lost}" alt="A loaf &amp; a knife"><script src="https://cdn.example/x.js"></script><p>End</p>`,
  css: 'h1 { color: red',
  js: 'missing();',
};

test('a repair replaces missing files, fixes the style sheet and reports what it left', async () => {
  const faults = [
    { kind: 'resource', text: `img ${lost}` },
    { kind: 'resource', text: 'script https://cdn.example/x.js' },
    { kind: 'error', text: 'Uncaught ReferenceError: missing is not defined' },
  ];
  const job = { ...broken, prompt: 'Repair', mode: 1 as const, faults };
  const { html, css, js, notes } = await engine.generate(job, follow());
  assert.match(
    html,
    /<h1>Rye<\/h1>\n<svg class="wide" width="400" role="img" aria-label="A loaf &amp; a knife"/,
  );
  assert.match(html, /<\/svg><p>End<\/p>$/);
  assert.match(css, /^h1 \{ color: red\s*\}\s*$/);
  assert.equal(js, broken.js);
  assert.match(notes.join('\n'), /bread\.jpg could not be loaded; a drawing stands in for it/);
  assert.match(notes.join('\n'), /cannot correct scripts/);
});

test('a repair the composer cannot make fails and says so, without changing anything', async () => {
  const faults = [{ kind: 'error', text: 'Uncaught ReferenceError: missing is not defined' }];
  const job = { ...broken, css: '', prompt: 'Repair', mode: 1 as const, faults };
  await assert.rejects(engine.generate(job, follow()), { code: 'NOTHING_REPAIRED' });
});

test('changes the selected element and not its siblings', async () => {
  const html = '<h2>One</h2><h2>Two</h2>';
  const target = { at: html.lastIndexOf('<h2'), selector: 'h2:nth-of-type(2)', excerpt: '<h2>Two' };
  const job = { html, css: 'h2{}', js: '', prompt: 'say "Three"', mode: 1 as const, target };
  const changed = await engine.generate(job, follow());
  assert.equal(changed.html, '<h2>One</h2><h2>Three</h2>');
  assert.equal(changed.css, 'h2{}');
});

test('shows the member’s pictures, in a new and in a refined page', async () => {
  const pictures = [{ path: 'assets/images/loaf-1.webp', alt: 'A loaf', width: 9, height: 6 }];
  const created = await engine.generate({ ...empty, prompt, mode: 0, pictures }, follow());
  assert.match(created.html, /<img src="assets\/images\/loaf-1\.webp" alt="A loaf"/);
  assert.equal(created.notes[0], 'Your own picture is on the page.');
  const job = {
    ...empty,
    html: '<main><h1>Hi</h1></main>',
    prompt: 'Use my picture',
    mode: 1 as const,
  };
  const refined = await engine.generate({ ...job, pictures }, follow());
  assert.match(refined.html, /src="assets\/images\/loaf-1\.webp"/);
});
