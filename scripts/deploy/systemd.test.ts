import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { runCaptured } from '../test/run-captured';
import { root } from '../webpack/workspaces';

const unit = path.join(root, 'deploy/systemd/sitewright.service');
const analyze = '/usr/bin/systemd-analyze';
const skip = existsSync(analyze) ? false : 'systemd-analyze is not installed here';

/** Of ten; systemd calls up to 2 well protected. Ours has 1.4, for the network it needs. */
const mostExposed = '20';

const check = (...parameters: string[]) => runCaptured(analyze, parameters, root);

test('the unit is one systemd understands', { skip }, async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sitewright-unit-'));
  t.after(() => rmSync(folder, { recursive: true }));
  // Node may lie elsewhere here, which is no fault of the unit.
  const here = readFileSync(unit, 'utf8').replace('/usr/bin/node', process.execPath);
  const file = path.join(folder, 'sitewright.service');
  writeFileSync(file, here);
  const { code, output } = await check('verify', file);
  assert.deepEqual({ code, output }, { code: 0, output: '' });
  writeFileSync(file, here.replace('Type=exec', 'Type=executable'));
  assert.match((await check('verify', file)).output, /executable/);
});

test('the unit leaves little of the machine to the host', { skip }, async () => {
  const parameters = ['--offline=true', `--threshold=${mostExposed}`, unit];
  const { code, output } = await check('security', ...parameters);
  assert.equal(code, 0, output.split('\n').slice(-3).join('\n'));
});
