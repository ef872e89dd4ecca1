import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Registry } from 'prom-client';
import { countRemoteCalls } from './remote-metrics';

test('calls are counted by remote and status class', async () => {
  const registry = new Registry();
  const count = countRemoteCalls(registry);
  for (const status of [200, 204, 404]) count('projects', status);
  const text = await registry.metrics();
  assert.match(text, /calls_total\{remote="projects",status="2xx"\} 2/);
  assert.match(text, /calls_total\{remote="projects",status="4xx"\} 1/);
});

test('the number of labels is limited, whatever names are sent', async () => {
  const registry = new Registry();
  const count = countRemoteCalls(registry);
  for (let n = 0; n < 1_000; n += 1) count(`remote-${n}`, 200);
  const text = await registry.metrics();
  assert.equal(text.match(/calls_total\{/g)?.length, 31);
  assert.match(text, /remote="other",status="2xx"\} 970/);
});
