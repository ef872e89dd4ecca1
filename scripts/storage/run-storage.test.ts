import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { memoryStorage } from '../../api-host/src/testing/memory-storage';
import { signIn } from '../../api-host/src/testing/sign-in';
import type { SignedIn } from '../../api-host/src/testing/sign-in';
import { buildTestApp } from '../../api-host/src/testing/test-app';
import type { TestApp } from '../../api-host/src/testing/test-app';
import { openHost } from '../release/host-client';
import { runStorage } from './run-storage';

let host: TestApp;
let admin: SignedIn;
let member: SignedIn;
const files = memoryStorage(() => new Date(0));
const orphan = `pictures/${'ab'.repeat(16)}/a.webp`;

before(async () => {
  host = await buildTestApp({ storage: files });
  await host.app.listen({ port: 0, host: '127.0.0.1' });
  admin = await signIn(host, { role: 'admin' });
  member = await signIn(host);
});
after(() => host.close());

function run(line: string, { token }: SignedIn = admin) {
  const { port } = host.app.server.address() as AddressInfo;
  return runStorage(line.split(' '), {
    openHost: (url) =>
      openHost(url ?? `http://127.0.0.1:${port}`, { token, email: undefined, password: undefined }),
    progress: () => {},
    wait: () => Promise.resolve(),
    now: () => 0,
  });
}

test('says what it would remove, and removes it when told', async () => {
  await files.create(orphan, 'x'.repeat(3000));
  const told = await run('orphans');
  assert.equal(told.code, 0, told.err);
  assert.match(told.out, /^Nothing refers to 1 file$/m);
  assert.match(told.out, /pictures +1 \(1 files, 3 KB\) +such as pictures\/abab/);
  assert.match(told.out, /With --delete they are removed/);
  assert.equal(await files.exists(orphan), true);

  const removed = await run('orphans --delete');
  assert.match(removed.out, /^Removed 1 file$/m);
  assert.equal(await files.exists(orphan), false);
  assert.match((await run('orphans')).out, /^Nothing is stored that nothing refers to$/m);
});

test('is for administrators, and refuses what it cannot do', async () => {
  assert.equal((await run('orphans', member)).code, 4);
  assert.equal((await run('orphans --grace-hours 0')).code, 3);
  assert.equal((await run('orphans --grace-hours soon')).code, 2);
  assert.match((await run('orphans --help')).out, /Usage: npm run storage -- orphans \[--delete\]/);
  assert.match((await run('sweep')).err, /There is no command sweep/);
});
