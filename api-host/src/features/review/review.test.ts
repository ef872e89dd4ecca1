import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  fixFinding,
  getGenerationTask,
  getReview,
  getVersion,
  saveVersion,
  siteReview,
  startGeneration,
} from 'shared-kit/contract';
import type { GenerationMode } from 'shared-kit/contract';
import { call } from '../../testing/call';
import { assertFailure, testConformance } from '../../testing/endpoint-conformance';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { testQuotas } from '../../testing/test-quotas';
import type { FinalReview } from '../generation/tasks/review-finally';
import { GivenUp } from '../../threads/bounded-thread';
import { currentMember } from '../../threads/current-member';
import { buildTestApp } from '../../testing/test-app';
import { sharedGenerationHost } from '../generation/testing/generation-host';
import { someFiles, untilTask } from '../generation/testing/test-generation';
import { directComposer } from '../generation/engines/compose-site';
import { insertPicture } from '../pictures/pictures.repository';
import { directReviewer } from './reviewer';
import type { Reviewer } from './reviewer';

/** Pages reviewed on demand. */
const looks: string[] = [];
/** Every review waits for this before it starts. */
let mayBegin = Promise.resolve();
const reviewer: Reviewer = {
  ...directReviewer,
  review: async (site, ...more) => {
    looks.push(site.html);
    await mayBegin;
    return directReviewer.review(site, ...more);
  },
};
const { host, clock, signals, engine, run } = sharedGenerationHost({ replaced: { reviewer } });

const page = {
  html: '<!doctype html>\n<html lang="en"><head><meta name="viewport" content="width=device-width"><title>Rye</title><meta name="description" content="Bread"></head><body><main><h1>Rye</h1></main></body></html>\n',
  css: 'body { color: #ccc; background: #fff }\n',
  js: '',
};

/** Creates a project with one version edited by hand; returns its id. */
async function project({ headers }: SignedIn, files = page, app = host()): Promise<string> {
  const id = randomUUID();
  const request = { params: { project_id: id }, body: { base: 0, ...files, prompt: '' } };
  const answer = await call(app, saveVersion, request, headers);
  assert.equal(answer.statusCode, 200, answer.body);
  return id;
}

testConformance({
  host,
  endpoint: getReview,
  owned: true,
  request: async (caller) => ({ params: { project_id: await project(caller), number: 1 } }),
  bad: [
    {
      why: 'an invalid number',
      params: { project_id: 'p', number: 'x' },
      message: 'number is not valid',
    },
  ],
  success: ({ review }) => {
    assert.deepEqual(
      review.findings.map(({ rule, fix }) => [rule, fix]),
      [['contrast', 'Make it readable']],
    );
    assert.equal(review.score, 94);
  },
});

testConformance({
  host,
  endpoint: fixFinding,
  owned: true,
  request: async (caller) => ({
    params: { project_id: await project(caller), number: 1 },
    body: { base: 1, rule: 'contrast' },
  }),
  bad: [
    {
      why: 'no rule',
      params: { project_id: 'p', number: 1 },
      body: { base: 1, rule: '' },
      message: 'rule is required',
    },
    {
      why: 'no base',
      params: { project_id: 'p', number: 1 },
      body: { rule: 'contrast' },
      message: 'base is not valid',
    },
  ],
  success: ({ version, message }) => {
    assert.equal(version.kind, 'fixed');
    assert.equal(version.number, 2);
    assert.equal(version.prompt, message);
    assert.doesNotMatch(version.files.css, /#ccc/);
    assert.equal(version.files.html, page.html);
  },
});

test('an unknown finding, or one without a repair, is refused; a newer version is not overwritten', async () => {
  const caller = await signIn(host());
  const id = await project(caller);
  const fix = (rule: string, base = 1) =>
    call(
      host(),
      fixFinding,
      { params: { project_id: id, number: 1 }, body: { base, rule } },
      caller.headers,
    );
  for (const rule of ['title', 'broken-script', 'nonsense']) {
    const { message } = assertFailure(await fix(rule), 400, 'BAD_REQUEST');
    assert.match(message, /nothing of this kind to repair/);
  }
  assert.equal((await fix('contrast')).statusCode, 200);
  assertFailure(await fix('contrast'), 409, 'CONFLICT');
});

/** Tests that wait for refusals would otherwise wait forever if there were none. */
const limited = { timeout: 60_000 };

test('a version is reviewed once, however many tabs request it', async () => {
  const caller = await signIn(host());
  const html = page.html.replace('Bread', 'Bread, looked at by many');
  const id = await project(caller, { ...page, html });
  const look = () =>
    call(host(), getReview, { params: { project_id: id, number: 1 } }, caller.headers);
  const answers = [...(await Promise.all([look(), look()])), await look()];
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [200, 200, 200],
  );
  assert.equal(looks.filter((one) => one === html).length, 1);
});

test(
  'a member has one review in progress and three waiting; more are refused',
  limited,
  async () => {
    const caller = await signIn(host());
    const asked = await Promise.all(Array.from({ length: 6 }, async () => project(caller)));
    let begin = () => {};
    mayBegin = new Promise((resolve) => (begin = resolve));
    const statuses: number[] = [];
    await Promise.all(
      asked.map(async (id) => {
        const request = { params: { project_id: id, number: 1 } };
        const answer = await call(host(), getReview, request, caller.headers);
        if (answer.statusCode !== 200) assertFailure(answer, 429, 'RATE_LIMITED');
        // No review starts before two are refused: a fast one would free its place for the last ones.
        if (statuses.push(answer.statusCode) === 2) begin();
      }),
    );
    assert.deepEqual(statuses, [429, 429, 200, 200, 200, 200]);
  },
);

/** Number of generations the engine had started at each preload of the review. */
const prepared: number[] = [];

interface Generation {
  gate?: FinalReview;
  type?: GenerationMode;
  given?: Partial<typeof page>;
  /** The name of a picture added by the member. */
  picture?: string;
}

async function addPictureTo({ user }: SignedIn, projectId: string, name: string): Promise<void> {
  const of = { user_id: user.id, project_id: projectId, folder: 'f'.repeat(32), name };
  const about = { alt: 'Loaf', width: 4, height: 3, bytes: 9, is_reference: false };
  assert.ok(
    await insertPicture(
      host().db,
      { ...of, ...about, created_at: clock.now() },
      testQuotas.storedBytes,
    ),
  );
}

/** Generates these files; returns the finished task and its version's review. */
async function generate(
  t: { after: (end: () => Promise<void>) => void },
  files: Partial<typeof page>,
  { gate = directReviewer.gate, type = 0, given = {}, picture }: Generation = {},
) {
  const caller = await signIn(host());
  const id = randomUUID();
  if (picture !== undefined) await addPictureTo(caller, id, picture);
  const runner = run({
    gate,
    prepareGate: async () => void prepared.push(engine.works.length),
    understand: async (prompt) => directComposer.summarise(prompt, clock.now()),
    prices: { input: 1, output: 2, currency: 'EUR' },
  });
  t.after(() => runner.stop());
  const next = engine.works.length;
  const body = { prompt: 'A bakery', type, project_id: id, ...given };
  const started = await call(host(), startGeneration, { body }, caller.headers);
  const { task_id: taskId } = startGeneration.response.parse(started.json());
  const work = await engine.begun(next);
  work.spend({ input: 1_000, output: 500 });
  work.report('style', 'processing');
  work.report('style', 'completed');
  work.report('review', 'completed', 'As the engine sees it');
  work.finish({ ...someFiles, ...page, ...files, unfulfilled: ['No shop.'] });
  await untilTask({ db: host().db, signals }, taskId, ({ status }) => status === 'done');
  const polled = await call(host(), getGenerationTask, { params: { task_id: taskId } });
  const task = getGenerationTask.response.parse(polled.json());
  const at = { params: { project_id: id, number: 1 } };
  const review = await call(host(), getReview, at, caller.headers);
  return { task, review: getReview.response.parse(review.json()).review, caller, at };
}

const step = (
  task: { steps?: { id: string; message: string; status: string }[] | undefined },
  id: string,
) => task.steps?.find((one) => one.id === id);

test('every generation ends with the final review: first repaired, then shown as ready', async (t) => {
  const html = page.html.replace('<h1>', '<img src="https://x.test/warm-bread.jpg"><h1>');
  const { task, review, caller, at } = await generate(t, { html });
  assert.match(task.result?.html ?? '', /alt="warm bread"/);
  assert.equal(step(task, 'review')?.message, 'Very good: 94 of 100, 1 repaired, 1 to look at');
  assert.equal(step(task, 'style')?.message, 'Styles ready');
  assert.deepEqual(review.repaired, ['1 picture got words for people who cannot see it.']);
  assert.deepEqual(review.undone, ['No shop.']);
  const version = await call(host(), getVersion, at, caller.headers);
  assert.match(getVersion.response.parse(version.json()).version.files.html, /alt="warm bread"/);
  assert.deepEqual(prepared, [0], 'made ready before the engine begins');
  assert.ok(!('undone' in (task.result ?? {})));
  assert.equal(task.understood?.kind, 'Bakery');
  assert.deepEqual(task.usage, {
    input_tokens: 1_000,
    output_tokens: 500,
    cost: 0.002,
    currency: 'EUR',
  });
});

// Proof P340
test('CSS that does not parse is repaired, and the styling step reports it only then', async (t) => {
  const { task } = await generate(t, { css: 'h1 { color: #222' });
  assert.match(task.result?.css ?? '', /^h1 \{ color: #222\s*\}/);
  assert.equal(step(task, 'style')?.message, 'CSS repaired');
  assert.equal(step(task, 'style')?.status, 'completed');
});

test('a refinement that changed nothing is not repaired', async (t) => {
  const before = page.html.replace('<h1>', '<img src="https://x.test/old.jpg"><h1>');
  const html = before.replace('<h1>', '<p>More</p><h1>');
  const { task, review } = await generate(
    t,
    { html },
    { type: 1, given: { html: before, css: page.css, js: '' } },
  );
  assert.equal(task.result?.html, html);
  assert.deepEqual(review.findings.map(({ rule }) => rule).toSorted(), [
    'contrast',
    'picture-words',
  ]);
});

test('a member’s picture stays on the page, even when a finding in an edit is repaired', async (t) => {
  const name = 'loaf-1a2b3c4d.webp';
  const html = page.html.replace('<h1>', `<img src="assets/images/${name}" alt="Loaf"><h1>`);
  const { task, caller, at } = await generate(t, { html }, { picture: name });
  assert.equal(task.result?.html, html);
  const edited = { ...page, html: html.replace('<h1>', '<img src="mine.jpg" alt="Mine"><h1>') };
  const project_id = at.params.project_id;
  const save = { params: { project_id }, body: { base: 1, ...edited, prompt: '' } };
  assert.equal((await call(host(), saveVersion, save, caller.headers)).statusCode, 200);
  const params = { project_id, number: 2 };
  const review = await call(host(), getReview, { params }, caller.headers);
  const found = getReview.response.parse(review.json()).review.findings;
  assert.equal(found.find(({ rule }) => rule === 'lost-pictures')?.count, 1);
  const fix = { params, body: { base: 2, rule: 'lost-pictures' } };
  const fixed = fixFinding.response.parse(
    (await call(host(), fixFinding, fix, caller.headers)).json(),
  );
  assert.match(fixed.version.files.html, /<img src="assets\/images\/loaf-1a2b3c4d\.webp"/);
  assert.doesNotMatch(fixed.version.files.html, /mine\.jpg/);
});

test('a crash of the review does not lose the site', async (t) => {
  const { task, review } = await generate(
    t,
    {},
    { gate: () => Promise.reject(new Error('a defect')) },
  );
  assert.equal(task.status, 'done');
  assert.equal(step(task, 'review')?.message, 'The final review could not be made');
  // It is made on the next request.
  assert.equal(siteReview.parse(review).findings.length, 1);
});

test('a review that was given up is not tried again for a day', async () => {
  let tries = 0;
  const review = () => {
    tries += 1;
    return Promise.reject(new GivenUp('the time limit'));
  };
  const { db, changes } = host();
  const patient = await buildTestApp({ db, changes, reviewer: { ...directReviewer, review } });
  try {
    const caller = await signIn(patient);
    const project_id = await project(caller, page, patient);
    const look = () =>
      call(patient, getReview, { params: { project_id, number: 1 } }, caller.headers);
    for (const expected of [1, 1]) {
      const { message } = assertFailure(await look(), 400, 'BAD_REQUEST');
      assert.match(message, /too large to be reviewed/);
      assert.equal(tries, expected);
    }
    await db
      .updateTable('sessions')
      .set({ expires_at: new Date('2100-01-01') })
      .execute();
    patient.clock.advance(24 * 60 * 60 * 1000);
    assertFailure(await look(), 400, 'BAD_REQUEST');
    assert.equal(tries, 2);
  } finally {
    await patient.close();
  }
});

test('the final review and one on demand take their turns as work of their member', async (t) => {
  const whose: string[] = [];
  const gate: FinalReview = (...args) => {
    whose.push(currentMember());
    return directReviewer.gate(...args);
  };
  await generate(t, {}, { gate });
  const tasks = await host()
    .db.selectFrom('generation_tasks')
    .select('id')
    .where('user_id', '=', whose[0] ?? '')
    .execute();
  assert.deepEqual([whose.length, tasks.length], [1, 1]);

  const review: Reviewer['review'] = (...args) => {
    whose.push(currentMember());
    return directReviewer.review(...args);
  };
  const { db, changes } = host();
  const app = await buildTestApp({ db, changes, reviewer: { ...directReviewer, review } });
  t.after(() => app.close());
  const caller = await signIn(app);
  const params = { project_id: await project(caller, page, app), number: 1 };
  assert.equal((await call(app, getReview, { params }, caller.headers)).statusCode, 200);
  assert.equal(whose[1], caller.user.id);
});
