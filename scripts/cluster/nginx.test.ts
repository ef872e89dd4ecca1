import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import * as contract from 'shared-kit/contract';
import { root } from '../webpack/workspaces';
import { fillTemplate, findNginx, writeNginxSettings } from './nginx';

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
