import assert from 'node:assert/strict';
import { webcrypto } from 'node:crypto';
import { test } from 'node:test';
import { makeDevKeys } from 'build-kit/dev-keys';
import {
  headersForPage,
  placeInPage,
  placeInRecord,
  servesPath,
  toDevRemote,
} from 'build-kit/dev-page';
import type { RuntimeConfig } from 'shared-kit/contract';
import type { SuiteRecord } from 'shared-kit/contract/releases';
import {
  inlinedKeysId,
  inlinedSignedRecordId,
  openSignedRecord,
} from 'shared-kit/contract/rollout';
import type { PinnedKey } from 'shared-kit/contract/rollout';
import { toRemoteVersion } from '../../api-host/src/features/releases/builds/builds.repository';
import { memoryKeys } from '../../api-host/src/features/releases/keys/signing-keys';
import { publicationOf } from '../../api-host/src/features/releases/record/release-feed';
import { renderShellPage } from '../../api-host/src/features/suite/shell-page';
import { describeShell, describeShop } from '../../api-host/src/testing/build-folder';

const hostKeys = memoryKeys();
const devKeys = makeDevKeys();
const record: SuiteRecord = {
  schema: 2,
  serial: 7,
  issued: '2026-11-21T00:00:00.000Z',
  shell: { version: '1.0.0-aaaaaaaa' },
  remotes: {
    shop: { stable: toRemoteVersion(describeShop('2.0.0-bbbbbbbb')) },
    blog: { stable: toRemoteVersion(describeShop('3.0.0', { name: 'blog', routes: [] })) },
  },
};
const publication = publicationOf(record, hostKeys, hostKeys.list());
const remote = toDevRemote(describeShop('2.1.0-dev'));
const page = renderShellPage(
  {
    publication,
    shell: { manifest: describeShell('1.0.0-aaaaaaaa'), run: undefined, watchedBy: undefined },
    subject: 'browser:a',
    pageLoad: { load: 'signed' },
  },
  { brandName: 'Acme' } as RuntimeConfig,
  '/shop',
);

const inlined = (text: string, id: string): unknown =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`, 's').exec(text)?.[1] ?? 'null');

const open = (document: unknown, keys: readonly PinnedKey[]) =>
  openSignedRecord(document, { keys, subtle: webcrypto.subtle, newest: 7 });

test('the page runs the remote under development, by a record it accepts, and nothing else changes', async () => {
  const placed = placeInPage(page, remote, devKeys);
  const keys = inlined(placed, inlinedKeysId) as PinnedKey[];
  const opened = await open(inlined(placed, inlinedSignedRecordId), keys);
  assert.equal(opened.problem, null);
  const stable = { ...toRemoteVersion(describeShop('2.1.0-dev')), files: {} };
  assert.deepEqual(opened.record?.remotes, { ...record.remotes, shop: { stable } });
  assert.match(page, /href="\/remotes\/shop\/2\.0\.0-bbbbbbbb/);
  assert.doesNotMatch(placed, /href="\/remotes\/shop\//);
  // The import map runs nothing, and the policy knows it by its hash.
  const others = placed.replace(/<script type="importmap">.*?<\/script>/s, '');
  assert.doesNotMatch(others, /2\.0\.0-bbbbbbbb/);
  assert.match(
    placed,
    /<script defer crossorigin integrity="[^"]+" src="\/shell\/1\.0\.0-aaaaaaaa\/shell\.js">/,
  );
});

test('the record that is read again later says the same', async () => {
  const text = placeInRecord(publication.text, remote, devKeys);
  const { record: served } = await open(JSON.parse(text), devKeys.list());
  assert.equal(served?.remotes['shop']?.stable.version, '2.1.0-dev');
  assert.equal((await open(JSON.parse(text), hostKeys.list())).problem, 'unknown-key');
});

test('a host without a record this understands is a sentence', () => {
  assert.throws(() => placeInRecord('{"payload":"{}"}', remote, devKeys), /no release record/);
});

test('an address only the remote under development serves is a page', () => {
  assert.equal(servesPath(remote, '/Shop/'), true);
  assert.equal(servesPath(remote, '/other'), false);
});

test('the policy lets the page listen to the development server, and hot replacement run', () => {
  const headers = headersForPage(
    new Headers({
      'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      'content-encoding': 'br',
      'integrity-policy': 'blocked-destinations=(script)',
      'cache-control': 'no-cache',
    }),
    'ws://localhost:3101',
  );
  assert.deepEqual(headers, {
    'cache-control': 'no-cache',
    'content-security-policy':
      "default-src 'none'; connect-src ws://localhost:3101 'self'; frame-ancestors 'none'",
  });
});
