import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  changeAddress,
  getPublication,
  liftSuspension,
  listSuspensions,
  listWebsites,
  publishWebsite,
  putBackDeployment,
  saveVersion,
  shareVersion,
  suspendWebsite,
  takeWebsiteOnline,
} from 'shared-kit/contract';
import { call } from '../../testing/call';
import { assertFailure, testConformance } from '../../testing/endpoint-conformance';
import { publish, websiteContent } from '../../testing/publish';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { sharedTestApp } from '../../testing/test-app';
import { findShared } from './share-links.repository';

const host = sharedTestApp();
const reason = 'It copies the website of a bank';

const suspend = ({ headers }: SignedIn, address: string) =>
  call(host(), suspendWebsite, { body: { address, reason } }, headers);

const badAddress = {
  why: 'an invalid address',
  message: 'Use letters, digits and single hyphens, such as corner-bakery',
};

testConformance({
  host,
  endpoint: suspendWebsite,
  caller: { role: 'admin' },
  refused: [{}, { flags: { oto_6: 1 } }],
  request: async (caller) => ({ body: { address: (await publish(host(), caller)).slug, reason } }),
  bad: [
    { ...badAddress, body: { address: 'a/b', reason } },
    { why: 'no reason', body: { address: 'a', reason: ' ' }, message: 'Reason is required' },
    {
      why: 'a long reason',
      body: { address: 'a', reason: 'x'.repeat(501) },
      message: 'Use at most 500 characters',
    },
  ],
  success: ({ suspension }, { user }) => {
    assert.equal(suspension.reason, reason);
    assert.equal(suspension.owner, user.email);
    assert.ok(suspension.link.endsWith(`/${suspension.address}/`));
  },
});

testConformance({
  host,
  endpoint: liftSuspension,
  caller: { role: 'admin' },
  refused: [{}],
  request: async (caller) => {
    const { slug: address } = await publish(host(), caller);
    await suspend(caller, address);
    return { body: { address } };
  },
  bad: [{ ...badAddress, body: { address: '_x' } }],
  success: ({ message }) => assert.equal(message, 'The suspension is lifted'),
});

testConformance({
  host,
  endpoint: listSuspensions,
  caller: { role: 'admin' },
  refused: [{}],
  request: async (caller) => {
    await suspend(caller, (await publish(host(), caller)).slug);
    return {};
  },
  success: ({ suspensions }, { user }) => {
    assert.ok(suspensions.some(({ owner }) => owner === user.email));
  },
});

test('the owner sees the reason, and can neither publish nor move the website until it is lifted', async () => {
  const [admin, owner] = [await signIn(host(), { role: 'admin' }), await signIn(host())];
  const { id, slug: address } = await publish(host(), owner);
  await suspend(admin, address);

  const listed = listWebsites.response.parse(
    (await call(host(), listWebsites, {}, owner.headers)).json(),
  ).message;
  assert.deepEqual(
    listed.map((one) => [one.state, one.suspension_reason]),
    [['suspended', reason]],
  );
  const read = async () =>
    getPublication.response.parse(
      (await call(host(), getPublication, { params: { id } }, owner.headers)).json(),
    ).publication;
  const { state, suspension_reason, deployments } = await read();
  assert.deepEqual([state, suspension_reason], ['suspended', reason]);

  const params = { id };
  const deployment = deployments[0]?.id ?? '';
  const refused = [
    await call(host(), publishWebsite, { body: websiteContent({ id }) }, owner.headers),
    await call(host(), takeWebsiteOnline, { params }, owner.headers),
    await call(host(), putBackDeployment, { params: { id, deployment } }, owner.headers),
    await call(host(), changeAddress, { params, body: { address: 'away' } }, owner.headers),
  ];
  for (const answer of refused) {
    const { message } = assertFailure(answer, 403, 'FORBIDDEN');
    assert.equal(message, `This website is suspended: ${reason}`);
  }

  await call(host(), liftSuspension, { body: { address } }, admin.headers);
  assert.equal((await read()).state, 'online');
  await publish(host(), owner, { id });
});

test('a website is found by a former address; an unknown address is reported', async () => {
  const [admin, owner] = [await signIn(host(), { role: 'admin' }), await signIn(host())];
  const { id, slug: address } = await publish(host(), owner);
  const body = { address: `moved-${id.slice(0, 8)}` };
  await call(host(), changeAddress, { params: { id }, body }, owner.headers);
  const answer = await suspend(admin, address);
  assert.equal(suspendWebsite.response.parse(answer.json()).suspension.address, body.address);

  assertFailure(await suspend(admin, 'nobody-is-here'), 404, 'NOT_FOUND');
  const free = { body: { address: 'nobody-is-here' } };
  assertFailure(await call(host(), liftSuspension, free, admin.headers), 404, 'NOT_FOUND');
});

test('while a website is suspended its member cannot publish its content elsewhere', async () => {
  const [admin, owner] = [await signIn(host(), { role: 'admin' }), await signIn(host())];
  const { slug: address } = await publish(host(), owner);
  const project_id = randomUUID();
  const version = { base: 0, html: '<p>Bank</p>', css: '', js: '', prompt: '' };
  await call(host(), saveVersion, { params: { project_id }, body: version }, owner.headers);
  const wish = { params: { project_id, number: 1 }, body: { days: 7, title: 'Bank' } } as const;
  const shared = await call(host(), shareVersion, wish, owner.headers);
  const { link } = shareVersion.response.parse(shared.json());
  const state = async () => {
    const token = new URL(link).pathname.split('/')[2] ?? '';
    return (await findShared(host().db, token, host().clock.now()))?.state;
  };
  assert.equal(await state(), 'live');

  await suspend(admin, address);
  assert.equal(await state(), 'suspended');
  const refused = [
    await call(host(), publishWebsite, { body: websiteContent() }, owner.headers),
    await call(host(), shareVersion, wish, owner.headers),
  ];
  for (const answer of refused) {
    assert.match(assertFailure(answer, 403, 'FORBIDDEN').message, /is suspended \(It copies/);
  }

  await call(host(), liftSuspension, { body: { address } }, admin.headers);
  assert.equal(await state(), 'live');
  await publish(host(), owner);
});
