import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  beginSecondFactor,
  exportAuditLog,
  getProfile,
  getSecondFactor,
  listAgencyUsers,
  listUsers,
  login,
} from 'shared-kit/contract';
import type { Endpoint } from 'shared-kit/contract';
import { listOverrides, listReleaseOwners } from 'shared-kit/contract/releases';
import { callLoosely, call } from '../../testing/call';
import { assertFailure } from '../../testing/endpoint-conformance';
import { signIn } from '../../testing/sign-in';
import type { Person, SignedIn } from '../../testing/sign-in';
import { sharedTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { protect } from './testing/second-factor';

const strict = sharedTestApp({ requireSecondFactor: ['admins', 'release_managers'] });
const ofAdmins = sharedTestApp({ requireSecondFactor: ['admins'] });
const ofManagers = sharedTestApp({ requireSecondFactor: ['release_managers'] });

async function manager(host: TestApp): Promise<SignedIn> {
  const member = await signIn(host);
  await host.db
    .updateTable('users')
    .set({ release_manager: 1 })
    .where('id', '=', member.user.id)
    .execute();
  return member;
}
const admin: Person = { role: 'admin' };

const ask = (host: TestApp, endpoint: Endpoint, { headers }: SignedIn) =>
  callLoosely(host, endpoint, {}, headers);

async function refused(host: TestApp, endpoint: Endpoint, who: SignedIn): Promise<void> {
  const answer = await ask(host, endpoint, who);
  const { message } = assertFailure(answer, 403, 'SECOND_FACTOR_SETUP_REQUIRED');
  assert.match(message, /profile settings/);
}
async function answered(host: TestApp, endpoint: Endpoint, who: SignedIn): Promise<void> {
  const answer = await ask(host, endpoint, who);
  assert.equal(answer.statusCode, 200, answer.body);
}

test('an admin without one signs in and sets it up, and is refused admin calls until then', async () => {
  const host = strict();
  const who = await signIn(host, admin);
  const body = { email: who.user.email, password: who.password };
  assert.equal((await call(host, login, { body })).statusCode, 200);
  for (const endpoint of [listUsers, exportAuditLog, listAgencyUsers, listOverrides]) {
    await refused(host, endpoint, who);
  }
  await answered(host, getProfile, who);
  const status = await call(host, getSecondFactor, {}, who.headers);
  assert.equal(getSecondFactor.response.parse(status.json()).second_factor.required, true);
  const begun = { current_password: who.password };
  assert.equal((await call(host, beginSecondFactor, { body: begun }, who.headers)).statusCode, 200);
  await protect(host, who);
  for (const endpoint of [listUsers, exportAuditLog, listAgencyUsers, listOverrides]) {
    await answered(host, endpoint, who);
  }
});

test('a release manager without one is refused the releases only', async () => {
  const who = await manager(strict());
  await refused(strict(), listOverrides, who);
  await answered(strict(), getProfile, who);
  await protect(strict(), who);
  await answered(strict(), listOverrides, who);
});

test('an owner of a remote without one is refused it, like a release manager', async () => {
  const who = await signIn(strict());
  const owner = { remote: 'shop', user_id: who.user.id, added_at: strict().clock.now() };
  await strict().db.insertInto('release_owners').values(owner).execute();
  await refused(strict(), listReleaseOwners, who);
  await protect(strict(), who);
  await answered(strict(), listReleaseOwners, who);
});

test('accounts not required to have one are not refused, and missing permissions are refused as before', async () => {
  await answered(ofAdmins(), listOverrides, await manager(ofAdmins()));
  const agency = await signIn(strict(), { flags: { oto_6: 1 } });
  await answered(strict(), listAgencyUsers, agency);
  assertFailure(await ask(strict(), listUsers, agency), 403, 'FORBIDDEN');
  const status = await call(strict(), getSecondFactor, {}, agency.headers);
  assert.equal(getSecondFactor.response.parse(status.json()).second_factor.required, false);
});

test('when required of release managers only, an admin needs it for the releases only', async () => {
  const who = await signIn(ofManagers(), admin);
  await answered(ofManagers(), listUsers, who);
  await refused(ofManagers(), listOverrides, who);
});
