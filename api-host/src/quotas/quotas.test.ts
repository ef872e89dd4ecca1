import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  addAgencyUser,
  addPicture,
  deleteWebsite,
  duplicateProject,
  publishWebsite,
  restoreProject,
  saveVersion,
  startGeneration,
  undeleteWebsite,
} from 'shared-kit/contract';
import sharp from 'sharp';
import { projectCalls } from '../features/projects/testing/project-calls';
import { call } from '../testing/call';
import { assertFailure } from '../testing/endpoint-conformance';
import { publish, websiteContent } from '../testing/publish';
import { signIn } from '../testing/sign-in';
import type { SignedIn } from '../testing/sign-in';
import { sharedTestApp } from '../testing/test-app';
import { testQuotas } from '../testing/test-quotas';

const storedBytes = 20_000;
const host = sharedTestApp({
  quotas: { ...testQuotas, websites: 2, projects: 3, versions: 3, agencyAccounts: 2, storedBytes },
});
const { keep, remove, saveFirst } = projectCalls(host);

/** Sends concurrent requests; returns the number granted, and the refusals' messages. */
async function askAtOnce(howMany: number, ask: (index: number) => ReturnType<typeof call>) {
  const answers = await Promise.all(Array.from({ length: howMany }, (_, index) => ask(index)));
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  return { granted: howMany - refused.length, refused };
}

const save = ({ headers }: SignedIn, project_id: string, base: number, html = '<h1>Hi</h1>') =>
  call(
    host(),
    saveVersion,
    { params: { project_id }, body: { base, html, css: '', js: '', prompt: '' } },
    headers,
  );

test('the number of websites is limited, even when publishing concurrently', async () => {
  const caller = await signIn(host());
  const { granted, refused } = await askAtOnce(6, (index) =>
    call(
      host(),
      publishWebsite,
      { body: websiteContent({ title: `Shop ${index}` }) },
      caller.headers,
    ),
  );
  assert.equal(granted, 2);
  for (const answer of refused) {
    const { message } = assertFailure(answer, 403, 'FORBIDDEN');
    assert.match(
      message,
      /^You have 2 published websites, which is as many as one account can hold/,
    );
    assert.match(message, /Delete one/);
  }
  // Other members are not refused.
  await publish(host(), await signIn(host()));
});

test('a soft-deleted website frees a place, and can only be restored where there is one', async () => {
  const caller = await signIn(host());
  const { headers } = caller;
  const first = await publish(host(), caller, { title: 'One' });
  await publish(host(), caller, { title: 'Two' });
  const params = { id: first.id };
  assert.equal((await call(host(), deleteWebsite, { params }, headers)).statusCode, 200);
  const third = await publish(host(), caller, { title: 'Three' });
  assertFailure(await call(host(), undeleteWebsite, { params }, headers), 403, 'FORBIDDEN');
  await call(host(), deleteWebsite, { params: { id: third.id } }, headers);
  assert.equal((await call(host(), undeleteWebsite, { params }, headers)).statusCode, 200);
});

test('a soft-deleted project can only be restored where there is a place', async () => {
  const caller = await signIn(host());
  const first = await keep(caller);
  await remove(caller, first);
  for (let made = 0; made < 3; made += 1) await keep(caller);
  const restore = { params: { project_id: first } };
  assertFailure(await call(host(), restoreProject, restore, caller.headers), 403, 'FORBIDDEN');
});

test('the number of versions per project is limited, and a copy of it can continue', async () => {
  const caller = await signIn(host());
  await saveFirst(caller, 'full');
  for (const base of [1, 2]) assert.equal((await save(caller, 'full', base)).statusCode, 200);
  const { message } = assertFailure(await save(caller, 'full', 3), 403, 'FORBIDDEN');
  assert.match(message, /^This project has 3 versions, .* Duplicate it to go on/);
  const generate = await call(
    host(),
    startGeneration,
    { body: { type: 1, prompt: 'darker', html: '<p>', css: '', js: '', project_id: 'full' } },
    caller.headers,
  );
  assertFailure(generate, 403, 'FORBIDDEN');
  const copy = { params: { project_id: 'full' }, body: { id: 'copy' } };
  assert.equal((await call(host(), duplicateProject, copy, caller.headers)).statusCode, 200);
  assert.equal((await save(caller, 'copy', 1)).statusCode, 200);
});

test('the total size of versions and pictures is limited, even for concurrent uploads', async () => {
  const caller = await signIn(host());
  // Noise does not compress: each is about as large as its pixels.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = await sharp({
    create: { width: 60, height: 40, channels: 3, background: 'white', noise },
  })
    .png()
    .toBuffer();
  const content = picture.toString('base64');
  const { refused } = await askAtOnce(12, (index) =>
    index % 2 === 0
      ? call(
          host(),
          addPicture,
          { body: { project_id: `p-${index % 3}`, file: `noise-${index}.png`, content } },
          caller.headers,
        )
      : save(caller, `p-${index % 3}`, 0, `<p>${'x'.repeat(6000)}`),
  );
  assert.ok(refused.length > 0);
  const messages = refused.map((answer) => answer.json<{ message: string }>().message);
  assert.ok(
    messages.some((message) => message.includes('Remove pictures, or delete projects')),
    messages.join('\n'),
  );
  const of = (table: 'pictures' | 'project_versions') =>
    host()
      .db.selectFrom(table)
      .select(({ fn }) => fn.sum<string | null>('bytes').as('bytes'))
      .where('user_id', '=', caller.user.id)
      .executeTakeFirstOrThrow();
  const [pictures, versions] = [await of('pictures'), await of('project_versions')];
  const held = Number(pictures.bytes) + Number(versions.bytes);
  assert.ok(held > storedBytes / 2 && held <= storedBytes, `${held} bytes`);
});

test('the number of an agency’s accounts is limited, even when adding concurrently', async () => {
  const manager = await signIn(host(), { flags: { oto_6: 1 } });
  const add = () => {
    const body = { name: 'A', email: `${randomUUID()}@example.com`, password: 'secret-1' };
    return call(host(), addAgencyUser, { body }, manager.headers);
  };
  const { granted, refused } = await askAtOnce(5, add);
  assert.equal(granted, 2);
  const [one] = refused;
  assert.ok(one);
  const { message } = assertFailure(one, 403, 'FORBIDDEN');
  assert.match(message, /^You have given away 2 accounts, .* Delete one/);
});
