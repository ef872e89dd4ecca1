import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { runtimeConfig } from 'shared-kit/contract';
import { buildTestApp } from '../../testing/test-app';
import { readRuntimeConfig } from './read-config-file';

const sitesUrl = 'http://localhost:4101';
const editorUrl = 'http://localhost:4102';
let folder: string;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-config-'));
});
after(() => rmSync(folder, { recursive: true }));

function fileWith(content: string): string {
  const path = join(folder, 'config.json');
  writeFileSync(path, content);
  return path;
}

test('without a file the defaults apply and the sites’ URL is filled in', async () => {
  const config = await readRuntimeConfig({ configFile: null, sitesUrl, editorUrl });
  assert.equal(config.sitesUrl, sitesUrl);
  assert.equal(config.brandName, 'Sitewright');
  assert.equal(config.adminSiteUrl, editorUrl);
});

test('a file overrides what it names and keeps the rest', async () => {
  const configFile = fileWith('{"brandName":"Acme"}');
  const config = await readRuntimeConfig({ configFile, sitesUrl, editorUrl });
  assert.equal(config.brandName, 'Acme');
  assert.equal(config.sitesUrl, sitesUrl);
});

const wrong = {
  '{"brandNam":"Acme"}': /brandNam: not a known field/,
  '{"brandName":""}': /brandName: must not be empty/,
  '{"supportUrl":"javascript:alert(1)"}': /supportUrl: must be an http\(s\) or mailto address/,
  '{"sitesUrl":"https://elsewhere.example"}': /sitesUrl: is http:\/\/localhost:4101; set SITES_URL/,
  '{"editorUrl":"https://elsewhere.example"}':
    /editorUrl: is http:\/\/localhost:4102; set EDITOR_URL/,
  '[]': /is not valid/,
  '{"brandName"': /is not valid JSON/,
};
for (const [content, message] of Object.entries(wrong)) {
  test(`the file ${content} is refused with its field`, async () => {
    const configFile = fileWith(content);
    await assert.rejects(readRuntimeConfig({ configFile, sitesUrl, editorUrl }), {
      name: 'StartFailure',
      message,
    });
  });
}

test('an operator’s site editor replaces the bundled one', async () => {
  const configFile = fileWith('{"adminSiteUrl":"https://edit.example/open"}');
  const config = await readRuntimeConfig({ configFile, sitesUrl, editorUrl });
  assert.equal(config.adminSiteUrl, 'https://edit.example/open');
  assert.equal(config.editorUrl, editorUrl);
});

test('a missing file is named', async () => {
  const configFile = join(folder, 'nowhere.json');
  await assert.rejects(readRuntimeConfig({ configFile, sitesUrl, editorUrl }), {
    message: `CONFIG_FILE ${configFile} cannot be read`,
  });
});

test('/config.json is the complete configuration, and answers 304 to a known etag', async (t) => {
  const host = await buildTestApp();
  t.after(() => host.close());
  const answer = await host.app.inject('/config.json');
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.headers['content-type'], 'application/json; charset=utf-8');
  assert.deepEqual(runtimeConfig.parse(answer.json()), answer.json());

  const etag = String(answer.headers.etag);
  const again = await host.app.inject({ url: '/config.json', headers: { 'if-none-match': etag } });
  assert.equal(again.statusCode, 304);
  assert.equal(again.body, '');
});
