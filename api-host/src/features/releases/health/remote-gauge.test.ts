import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedTestApp } from '../../../testing/test-app';
import { addToCounts } from './health-counts.repository';

const host = sharedTestApp({ publicUrl: 'http://localhost:3000' });

const lines = async () => {
  const { body } = await host().app.inject({ url: '/metrics' });
  return body.split('\n').filter((line) => line.startsWith('sitewright_remote_page_loads{'));
};

test('page loads of remotes are counted by version and outcome, for ten minutes', async () => {
  const { db, clock } = host();
  const subject = { remote: 'shop', version: '1.2.0-aa', arm: 'stable' } as const;
  const ready = { kind: 'ready', ...subject, loadMs: 200 } as const;
  const failed = { kind: 'failed', ...subject, phase: 'load', cause: 'network' } as const;
  const weighed = [ready, ready, failed].map((event) => ({ event, weight: 'member' as const }));
  await addToCounts(db, clock.now(), weighed);
  const labels = (outcome: string) => `{remote="shop",version="1.2.0-aa",outcome="${outcome}"}`;
  const found = await lines();
  assert.ok(found.includes(`sitewright_remote_page_loads${labels('ready')} 2`), found.join('\n'));
  assert.ok(found.includes(`sitewright_remote_page_loads${labels('failed')} 1`));
  clock.advance(12 * 60_000);
  assert.deepEqual(await lines(), []);
});
