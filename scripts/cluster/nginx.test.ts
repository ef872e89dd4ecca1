import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import * as contract from 'shared-kit/contract';
import { freePort } from '../../api-host/src/testing/free-port';
import { root } from '../webpack/workspaces';
import { fillTemplate, findNginx, startNginx, writeNginxSettings } from './nginx';

const skip = (await findNginx()) ? false : 'nginx is not installed and could not be';
const template = readFileSync(path.join(root, 'deploy/nginx/sitewright.conf.template'), 'utf8');

test('the template makes a configuration nginx accepts', { skip }, (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sitewright-nginx-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const ports = { app: 3000, sites: 3001, editor: 3002 };
  const values = { ports, hosts: [{ app: 3100, sites: 3101, editor: 3102 }], buildsFolder: folder };
  assert.doesNotThrow(() => writeNginxSettings(folder, values));
  assert.throws(() => writeNginxSettings(folder, { ...values, hosts: [] }), /nginx refuses/);
});

test('nginx sends scripts of the folder of builds and no source map', { skip }, async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sitewright-nginx-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const builds = path.join(folder, 'builds');
  for (const part of ['shell/1.0.0', 'remotes/shop/1.0.0']) {
    mkdirSync(path.join(builds, part), { recursive: true });
    writeFileSync(path.join(builds, part, 'page.js'), 'the script');
    writeFileSync(path.join(builds, part, 'page.js.map'), 'the source');
  }
  const ports = { app: await freePort(), sites: await freePort(), editor: await freePort() };
  // Nobody listens where the hosts should be, so whatever is answered well comes from the folder.
  const nowhere = { app: await freePort(), sites: await freePort(), editor: await freePort() };
  const nginx = await startNginx(folder, { ports, hosts: [nowhere], buildsFolder: builds });
  t.after(() => nginx.end('SIGTERM'));
  for (const part of ['shell/1.0.0', 'remotes/shop/1.0.0']) {
    const address = `http://127.0.0.1:${ports.app}/${part}/page.js`;
    assert.equal(await (await fetch(address)).text(), 'the script');
    for (const spelling of ['.map', '.MAP', '.m%61p', '%2emap']) {
      const answer = await fetch(address + spelling);
      assert.equal(answer.status, 502, spelling);
      assert.doesNotMatch(await answer.text(), /the source/);
    }
  }
});

test('a name the template asks for and nobody gives is told', () => {
  assert.throws(() => fillTemplate(template, {}), /The template asks for [A-Z_]+/);
});

test('nginx takes the largest body a call may have', () => {
  const largest = Math.max(
    ...Object.values(contract).map((value) =>
      typeof value === 'object' && value !== null && 'bodyBytes' in value
        ? Number(value.bodyBytes)
        : 0,
    ),
  );
  assert.ok(largest > 1024 * 1024);
  const allowed = Number(/client_max_body_size (\d+)m/.exec(template)?.[1]) * 1024 * 1024;
  assert.ok(allowed >= largest, `${largest} bytes`);
});
