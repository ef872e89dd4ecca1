import assert from 'node:assert/strict';
import { generateKeyPairSync, webcrypto } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { changeReleaseKeys } from 'shared-kit/contract/releases';
import { openSignedRecord } from 'shared-kit/contract/rollout';
import type { PinnedKey } from 'shared-kit/contract/rollout';
import { assertFailure } from '../../../testing/endpoint-conformance';
import { startReleaseHost } from '../testing/release-host';
import type { ReleaseHost } from '../testing/release-host';
import { folderKeys, givenKeys } from './signing-keys';

const { subtle } = webcrypto;

let host: ReleaseHost;
before(async () => {
  host = await startReleaseHost();
});
after(() => host.close());

const change = (payload: object) =>
  host.app.inject({
    method: 'POST',
    url: changeReleaseKeys.path,
    headers: host.manager.headers,
    payload,
  });

async function pinned(): Promise<PinnedKey[]> {
  const { body } = await host.app.inject('/shop');
  const text = /id="sitewright-release-keys">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  return JSON.parse(text) as PinnedKey[];
}

async function opensWith(keys: readonly PinnedKey[]): Promise<string | null> {
  const { problem } = await openSignedRecord((await host.app.inject('/releases.json')).json(), {
    keys,
    subtle,
    newest: 0,
  });
  return problem;
}

test('keys overlap: a page from before a rotation verifies until the old key is retired', async () => {
  const before = await pinned();
  assert.equal(before.length, 1);
  const old = before[0]?.kid ?? '';
  assertFailure(await change({ action: 'retire', kid: old }), 409, 'CONFLICT');
  const tag = (await host.app.inject('/releases.json')).headers.etag;

  assert.equal((await change({ action: 'add' })).statusCode, 200);
  const between = await pinned();
  assert.equal(between.length, 2);
  assert.notEqual((await host.app.inject('/releases.json')).headers.etag, tag);
  assert.equal(await opensWith(before), null);
  assert.equal(await opensWith(between.filter(({ kid }) => kid !== old)), null);

  assert.equal((await change({ action: 'retire', kid: old })).statusCode, 200);
  assert.deepEqual(
    (await pinned()).map(({ kid }) => kid),
    between.map(({ kid }) => kid).filter((kid) => kid !== old),
  );
  assert.equal(await opensWith(before), 'unknown-key');
  assertFailure(await change({ action: 'retire', kid: 'nobody' }), 404, 'NOT_FOUND');
});

test('keys in a folder survive a restart and are nobody else’s to read', async () => {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'sitewright-keys-')), 'keys');
  const first = folderKeys(folder);
  const [one] = first.list();
  const two = first.add();
  for (const file of await readdir(folder)) {
    assert.equal((await stat(path.join(folder, file))).mode & 0o777, 0o600);
  }
  const again = folderKeys(folder);
  assert.deepEqual(again.list(), [one, two]);
  again.remove(one?.kid ?? '');
  assert.deepEqual(folderKeys(folder).list(), [two]);
  const [signature] = again.sign('{}');
  assert.ok(signature);
  const opened = await openSignedRecord(
    { payload: '{}', signatures: [signature] },
    { keys: [two], subtle, newest: 0 },
  );
  assert.equal(opened.problem, 'malformed', 'the signature holds, the payload is no record');
  await rm(path.dirname(folder), { recursive: true });
});

test('keys of the environment are the same on every host, and are changed there alone', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const [one, other] = [givenKeys([privateKey]), givenKeys([privateKey])];
  assert.deepEqual(one.list(), other.list());
  const shared = await startReleaseHost({ releaseKeys: one });
  const ask = (payload: object) =>
    shared.app.inject({
      method: 'POST',
      url: changeReleaseKeys.path,
      headers: shared.manager.headers,
      payload,
    });
  // The page announces them.
  await shared.app.inject('/shop');
  for (const payload of [{ action: 'add' }, { action: 'retire', kid: one.list()[0]?.kid }]) {
    const refused = await ask(payload);
    assertFailure(refused, 409, 'CONFLICT');
    assert.match(refused.json<{ message: string }>().message, /RELEASE_KEYS/);
  }
  assert.equal(one.list().length, 1);
  await shared.close();
});
