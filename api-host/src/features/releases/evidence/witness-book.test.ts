import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Testimony } from './testimony';
import type { Weights } from './weights';
import { WitnessBook, witnessesOf } from './witness-book';
import { witnessKeyOf } from './witness-rows.repository';

const at = new Date('2026-03-01T12:00:00.000Z');
const member: Testimony = {
  member: 'mira',
  network: '203.0.113.0/24',
  rollout: 'r1',
  share: 100,
  arm: 'candidate',
  ofAudience: false,
  at,
};
const anonymous: Testimony = { ...member, member: null };
const weights: Weights = {
  perMember: 9,
  perMemberNetwork: 60,
  perNetwork: 20,
  perAudience: 50,
  leftOut: { networks: 4, members: 1 },
  onlyNetworks: null,
};

const weigh = (book: WitnessBook, testimony: Testimony, times: number) => {
  const counts: Record<string, number> = {};
  for (let n = 0; n < times; n += 1) {
    const weight = book.weigh(testimony);
    counts[weight] = (counts[weight] ?? 0) + 1;
  }
  return counts;
};
const loadsOf = (book: WitnessBook) => book.sums().map(({ kind, loads }) => `${kind} ${loads}`);

test('within one batch a member gives no more than a member may, and uses up no more of the network', () => {
  const book = new WitnessBook(new Map(), weights);
  assert.deepEqual(weigh(book, member, 20), { member: 9, none: 11 });
  assert.deepEqual(loadsOf(book), ['member network 9', 'member 9']);
});

test('what was given before counts', () => {
  const keys = witnessesOf(member, weights);
  assert.equal(keys.length, 2);
  const before = new Map(keys.map((key) => [witnessKeyOf(key), key.kind === 'member' ? 7 : 0]));
  assert.deepEqual(weigh(new WitnessBook(before, weights), member, 5), { member: 2, none: 3 });
});

test('a network has a share for its members and one for everybody else', () => {
  const book = new WitnessBook(new Map(), weights);
  assert.deepEqual(weigh(book, anonymous, 30), { anonymous: 20, none: 10 });
  for (let n = 0; n < 7; n += 1) weigh(book, { ...member, member: `member ${n}` }, 10);
  const given = loadsOf(book);
  assert.ok(given.includes('network 20') && given.includes('member network 60'), given.join());
});

test('where hardly anybody is, other networks weigh nothing, and members are bounded by themselves', () => {
  const small = { ...weights, perMemberNetwork: null, onlyNetworks: new Set(['198.51.100.0/24']) };
  const book = new WitnessBook(new Map(), small);
  assert.deepEqual(weigh(book, anonymous, 3), { none: 3 });
  assert.deepEqual(weigh(book, member, 3), { member: 3 });
  assert.deepEqual(loadsOf(book), ['member 3']);
});

test('harm is noted against whoever gave the page load, and one that was found again is no longer lost', () => {
  const book = new WitnessBook(new Map(), weights);
  const [, own] = witnessesOf(member, weights);
  const { rollout, arm, ...row } = own!;
  const run = { remote: 'shop', version: '2.0.0', arm: 'candidate', rollout: 'r1' } as const;
  book.noteHarm({ rollout, arm }, row, { ...run, kind: 'crash' }, at);
  book.noteHarm({ rollout, arm }, row, { ...run, kind: 'error' }, at);
  book.noteHarm({ rollout, arm }, row, { ...run, kind: 'ready', loadMs: 1 }, at);
  const blank = { kind: 'symptom', symptom: 'blank', cause: 'empty' } as const;
  book.noteHarm({ rollout, arm }, row, { ...run, ...blank }, at);
  book.noteFound({ rollout, arm }, row, at);
  const [sum] = book.sums();
  assert.deepEqual(
    [sum?.loads, sum?.harmed, sum?.errored, sum?.lost, sum?.symptoms[0]],
    [0, 1, 1, -1, 1],
  );
});
