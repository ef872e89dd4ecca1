import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileEncryptionKey, givenEncryptionKey, UnusableEncryptionKey } from './encryption-key';
import { secretBox, UnreadableSecret } from './secret-box';

const folder = mkdtempSync(path.join(tmpdir(), 'sitewright-secrets-'));
after(() => rmSync(folder, { recursive: true }));

const unreadable = (reason: UnreadableSecret['reason']) => (error: unknown) => {
  assert.ok(error instanceof UnreadableSecret);
  assert.equal(error.reason, reason);
  return true;
};

test('a secret is decrypted for its row, and each encryption differs', () => {
  const box = secretBox(givenEncryptionKey(randomBytes(32)));
  const sealed = box.seal('sk-Grüße', 'row 1');
  assert.equal(box.open(sealed, 'row 1'), 'sk-Grüße');
  assert.match(sealed, /^v1\.[\da-f]{8}\.[\w-]{16}\.[\w-]+$/);
  assert.doesNotMatch(Buffer.from(sealed.split('.')[3] ?? '', 'base64url').toString(), /sk-/);
  assert.notEqual(box.seal('sk-Grüße', 'row 1'), sealed);
});

test('a secret is not decrypted for another row, when changed, truncated, or with another key', () => {
  const box = secretBox(givenEncryptionKey(randomBytes(32)));
  const sealed = box.seal('secret', 'row 1');
  assert.throws(() => box.open(sealed, 'row 2'), unreadable('changed'));
  const [format, name, iv, body = ''] = sealed.split('.');
  const other = body.startsWith('A') ? 'B' : 'A';
  const forgeries = [
    [format, name, iv, other + body.slice(1)].join('.'),
    [format, name, iv, body.slice(0, 8)].join('.'),
    [format, name, iv].join('.'),
    ['v2', name, iv, body].join('.'),
    '',
  ];
  for (const forged of forgeries) {
    assert.throws(() => box.open(forged, 'row 1'), unreadable('changed'), forged);
  }
  const stranger = secretBox(givenEncryptionKey(randomBytes(32)));
  assert.throws(() => stranger.open(sealed, 'row 1'), unreadable('another key'));
});

test('the key file is created when first needed, and only its owner may read it', () => {
  const file = path.join(folder, 'new', 'encryption-key');
  const keys = fileEncryptionKey(file);
  assert.equal(keys.find(), null);
  assert.throws(() => secretBox(keys).open('v1.a.b.c', 'row'), unreadable('no key'));
  const sealed = secretBox(keys).seal('secret', 'row');
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.equal(secretBox(fileEncryptionKey(file)).open(sealed, 'row'), 'secret');
  assert.deepEqual(keys.ensure(), fileEncryptionKey(file).ensure());
});

test('a damaged key file is neither used nor replaced', () => {
  const file = path.join(folder, 'damaged');
  writeFileSync(file, 'short');
  const keys = fileEncryptionKey(file);
  assert.equal(keys.find(), null);
  assert.throws(() => keys.ensure(), UnusableEncryptionKey);
  assert.equal(readFileSync(file, 'utf8'), 'short');
});
