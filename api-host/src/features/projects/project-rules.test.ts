import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProject, duplicateProject, restoreProject } from 'shared-kit/contract';
import { systemRandom } from '../../randomness';
import { call } from '../../testing/call';
import { assertFailure } from '../../testing/endpoint-conformance';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { sharedTestApp } from '../../testing/test-app';
import { testQuotas } from '../../testing/test-quotas';
import { openSession } from '../accounts/sessions.repository';
import { projectCalls } from './testing/project-calls';

const host = sharedTestApp({ quotas: { ...testQuotas, projects: 3 } });
const { keep, read, list, rename, remove, saveFirst } = projectCalls(host);

/** The same member with a new session. */
async function returning(caller: SignedIn): Promise<SignedIn> {
  const { db, clock } = host();
  const token = await openSession(db, { clock: clock.now, random: systemRandom }, caller.user.id);
  return { ...caller, token, headers: { authorization: `Bearer ${token}` } };
}

test('the later of two renames is refused with the current name', async () => {
  const caller = await signIn(host());
  const id = await keep(caller);
  assert.equal((await rename(caller, id, { revision: 1, title: 'Mine' })).statusCode, 200);
  const { message } = assertFailure(
    await rename(caller, id, { revision: 1, title: 'Theirs' }),
    409,
    'CONFLICT',
  );
  assert.match(message, /now called “Mine”\. Nothing was overwritten/);
  assert.equal((await read(caller, id)).title, 'Mine');
});

test('a project stored twice is one, and unchanged', async () => {
  const caller = await signIn(host());
  const id = await keep(caller);
  await rename(caller, id, { revision: 1, title: 'Renamed' });
  await keep(caller, { id, prompt: 'something else', title: 'Something Else' });
  const { title, prompt } = await read(caller, id);
  assert.deepEqual([title, prompt], ['Renamed', 'a small bakery in Bath']);
});

test('an outdated browser does not restore a deleted project', async () => {
  const caller = await signIn(host());
  const id = await keep(caller);
  await remove(caller, id);
  const body = { id, prompt: 'a small bakery in Bath' };
  assertFailure(await call(host(), createProject, { body }, caller.headers), 404, 'NOT_FOUND');
  assert.equal((await list(caller)).total, 0);
});

test('the number of projects per account is limited, and the refusal says so', async () => {
  const caller = await signIn(host());
  for (let made = 0; made < 3; made += 1) await keep(caller);
  const refused = await Promise.all([
    call(host(), createProject, { body: { id: 'one-more', prompt: '' } }, caller.headers),
    saveFirst(caller, 'yet-another'),
  ]);
  for (const answer of refused) {
    const { message } = assertFailure(answer, 403, 'FORBIDDEN');
    assert.match(
      message,
      /^You have 3 projects, which is as many as one account can hold\. Delete/,
    );
  }
  assert.equal((await list(caller)).total, 3);
});

test('seven days after its deletion a project is gone with its history', async () => {
  const caller = await signIn(host());
  const answer = await saveFirst(caller, 'short-lived');
  assert.equal(answer.statusCode, 200, answer.body);
  const request = { params: { project_id: 'short-lived' } };
  await remove(caller, 'short-lived');
  host().clock.advance(7 * 86_400_000);
  const later = await returning(caller);
  assertFailure(await call(host(), restoreProject, request, later.headers), 404, 'NOT_FOUND');
  await keep(later, { id: 'other' });
  await remove(later, 'other');
  const rows = await host()
    .db.selectFrom('project_versions')
    .select('number')
    .where('user_id', '=', caller.user.id)
    .execute();
  assert.deepEqual(rows, []);
});

test('a copy has the newest code, a separate history and no website', async () => {
  const caller = await signIn(host());
  await saveFirst(caller, 'original');
  const params = { project_id: 'original' };
  await call(host(), duplicateProject, { params, body: { id: 'copy' } }, caller.headers);
  await call(host(), duplicateProject, { params, body: { id: 'copy' } }, caller.headers);
  const copy = await read(caller, 'copy');
  assert.equal(copy.files?.html, '<h1>First</h1>');
  assert.deepEqual([copy.version, copy.website_id], [1, null]);
});
