import assert from 'node:assert/strict';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { runtimeConfig } from 'shared-kit/contract';
import { buildTestApp } from '../../testing/test-app';
import { openRuntimeConfig } from './config-source';

const sitesUrl = 'http://localhost:4101';
const editorUrl = 'http://localhost:4102';
let folder: string;
let configFile: string;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-config-'));
  configFile = join(folder, 'config.json');
});
after(() => rmSync(folder, { recursive: true }));

let logged: string[];
const log = {
  info: (_fact: object, text: string) => logged.push(text),
  error: ({ err }: { err: Error }, text: string) => logged.push(`${text}: ${err.message}`),
};
beforeEach(() => {
  logged = [];
});

/** Replaces the file by renaming, as deployments do: size and date may be equal. */
function replaceFile(content: string): void {
  writeFileSync(join(folder, 'next.json'), content);
  renameSync(join(folder, 'next.json'), configFile);
}

async function openWith(content: string) {
  replaceFile(content);
  const source = await openRuntimeConfig({ configFile, sitesUrl, editorUrl });
  return { brand: async () => (await source.read(log as never)).brandName };
}

// Proof P181
test('a changed file applies from the next read on, without a restart', async () => {
  const { brand } = await openWith('{"brandName":"Before"}');
  assert.equal(await brand(), 'Before');
  replaceFile('{"brandName":"Afterw"}');
  assert.equal(await brand(), 'Afterw');
  assert.equal(await brand(), 'Afterw');
  assert.deepEqual(logged, ['the changed configuration is in use']);
});

test('concurrent reads during a reload get the change too', async () => {
  const { brand } = await openWith('{"brandName":"Before"}');
  replaceFile('{"brandName":"Changed"}');
  const asked = await Promise.all([brand(), brand(), brand()]);
  assert.deepEqual(asked, ['Changed', 'Changed', 'Changed']);
  assert.equal(logged.length, 1);
});

test('an invalid change is logged once with its field, and the last valid configuration stays', async () => {
  const { brand } = await openWith('{"brandName":"Good"}');
  replaceFile('{"brandName":""}');
  assert.equal(await brand(), 'Good');
  assert.equal(await brand(), 'Good');
  assert.equal(logged.length, 1);
  assert.match(logged[0] ?? '', /stays in use: .*brandName: must not be empty/);
  replaceFile('{"brandName":"Mended"}');
  assert.equal(await brand(), 'Mended');
});

test('deleting the file keeps the configuration', async () => {
  const { brand } = await openWith('{"brandName":"Here"}');
  rmSync(configFile);
  assert.equal(await brand(), 'Here');
  assert.match(logged[0] ?? '', /cannot be read/);
});

// Proof P182
test('an invalid file is refused at startup', async () => {
  replaceFile('{"supportEmail":"nobody"}');
  await assert.rejects(openRuntimeConfig({ configFile, sitesUrl, editorUrl }), {
    name: 'StartFailure',
    message: /supportEmail: must be an email address/,
  });
});

test('/config.json follows the file', async (t) => {
  replaceFile('{"brandName":"First"}');
  const config = await openRuntimeConfig({ configFile, sitesUrl, editorUrl });
  const host = await buildTestApp({ config });
  t.after(() => host.close());
  const get = async () => {
    const answer = await host.app.inject('/config.json');
    return { tag: answer.headers.etag, brand: runtimeConfig.parse(answer.json()).brandName };
  };
  const first = await get();
  replaceFile('{"brandName":"Other"}');
  const other = await get();
  assert.deepEqual([first.brand, other.brand], ['First', 'Other']);
  assert.notEqual(first.tag, other.tag);
});
