import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { publishWebsite, saveVersion, shareVersion } from 'shared-kit/contract';
import { call } from '../../api-host/src/testing/call';
import { signIn } from '../../api-host/src/testing/sign-in';
import type { SignedIn } from '../../api-host/src/testing/sign-in';
import { buildTestApp } from '../../api-host/src/testing/test-app';
import type { TestApp } from '../../api-host/src/testing/test-app';
import { openHost } from '../release/host-client';
import { runSites } from './run-sites';

let host: TestApp;
let admin: SignedIn;
let member: SignedIn;

before(async () => {
  host = await buildTestApp();
  await host.app.listen({ port: 0, host: '127.0.0.1' });
  admin = await signIn(host, { role: 'admin' });
  member = await signIn(host);
  const body = { htmlcode: '', csscode: '', jscode: '', title: 'Fake Bank', prompt: '' };
  await call(host, publishWebsite, { body }, member.headers);
});
after(() => host.close());

function run(parameters: readonly string[], { token }: SignedIn = admin) {
  const { port } = host.app.server.address() as AddressInfo;
  return runSites(parameters, {
    openHost: (url) =>
      openHost(url ?? `http://127.0.0.1:${port}`, { token, email: undefined, password: undefined }),
    progress: () => {},
    wait: () => Promise.resolve(),
    now: () => 0,
  });
}

test('a website is suspended, listed and let back', async () => {
  assert.match((await run(['list'])).out, /^No website is suspended$/m);
  const suspended = await run(['suspend', 'fake-bank', '--reason', 'It asks for passwords']);
  assert.equal(suspended.code, 0, suspended.err);
  assert.match(suspended.out, /^The website is suspended\n {2}fake-bank {2}2026-01-02 03:04/);
  const listed = await run(['list']);
  assert.match(listed.out, new RegExp(`${member.user.email}\n +Fake Bank \\(http`));
  assert.match(listed.out, /It asks for passwords/);
  assert.match((await run(['lift', 'fake-bank'])).out, /^The suspension is lifted$/m);
  assert.equal((await run(['lift', 'fake-bank'])).code, 3, 'there is nothing to lift');
});

test('a shared preview is ended by its link, once', async () => {
  const params = { project_id: 'draft', number: 1 };
  const body = { base: 0, html: '<p>Draft</p>', css: '', js: '', prompt: '' };
  await call(host, saveVersion, { params: { project_id: 'draft' }, body }, member.headers);
  const wish = { params, body: { days: 7, title: 'Draft' } } as const;
  const answer = await call(host, shareVersion, wish, member.headers);
  const { link } = shareVersion.response.parse(answer.json());
  assert.match((await run(['end-share', link])).out, /^The share link has ended$/m);
  assert.equal((await run(['end-share', link])).code, 3);
  assert.equal((await run(['end-share', 'http://sites.test/bakery/'])).code, 3);
});

test('it is for administrators, and wants an address and a reason', async () => {
  assert.equal((await run(['list'], member)).code, 4);
  assert.equal((await run(['suspend'])).code, 2);
  assert.match((await run(['suspend', 'fake-bank'])).err, /Give the --reason/);
  assert.equal((await run(['suspend', 'nobody', '--reason', 'x'])).code, 3);
});
