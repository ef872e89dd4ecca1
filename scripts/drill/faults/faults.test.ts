import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeRows, isSound, rowOf } from './fault-row';
import type { Round } from './drill-round';
import { killKinds } from './kinds/kill-host';
import { seededRandom } from './run-faults';
import { Cell } from './work';

/** What takes longer has hung: a start, a lease that runs out, and a slow machine. */
const bounded = { timeout: 300_000 };

const round = (change: Partial<Round> = {}, findings: Partial<Round['findings']> = {}): Round => ({
  findings: { acknowledged: 3, found: 3, problems: [], ...findings },
  healthTold: true,
  backAfterMs: 1_000,
  ...change,
});
const what = { fault: 'kill -9', database: 'pglite' };

test('a drill passes only when nothing is lost, half there or stuck, and health told the truth', () => {
  const sound = (rounds: readonly Round[], crashes = 0) => isSound(rowOf(what, rounds, crashes));
  assert.equal(sound([round(), round()]), true);
  assert.equal(sound([round(), round({}, { found: 2 })]), false);
  assert.equal(sound([round({}, { problems: ['half published: 1, 2, 2'] }), round()]), false);
  assert.equal(sound([round({}, { problems: ['stuck: task a is running'] })]), false);
  assert.equal(sound([round({ healthTold: false }), round()]), false);
  assert.equal(sound([round()], 1), false, 'a host that ends by itself');
  assert.equal(sound([round({}, { acknowledged: 0, found: 0 })]), false, 'nothing was tried');
});

test('a change that was not acknowledged may be there or not, an acknowledged one must', async () => {
  const cell = new Cell(0);
  await cell.change(1, async () => {});
  await assert.rejects(
    cell.change(2, () => Promise.reject(new Error('cut'))),
    /cut/,
  );
  assert.deepEqual(
    [0, 1, 2].map((value) => cell.allows(value)),
    [false, true, true],
  );
  assert.equal(cell.acknowledged, 1);
});

test(
  'kill -9 loses no acknowledged write, half publishes no website and leaves no generation stuck',
  bounded,
  async (t) => {
    const kind = killKinds.find(({ name }) => name === 'kill-all');
    assert.ok(kind);
    const settings = { database: 'pglite', server: null, random: seededRandom(7) } as const;
    const row = await kind.run({ ...settings, rounds: 2 });
    t.diagnostic(describeRows([row]).slice(2).join('\n'));
    assert.ok(isSound(row), describeRows([row]).join('\n'));
  },
);
