import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findMoves } from './find-moves';
import { figureOf } from './write-figures';
import type { BenchFigures, Figure } from './write-figures';

const machine = { node: 'v20', processors: 2, model: 'test', memoryGB: 8, load: 0 };

const run = (...ratios: readonly Figure[]): BenchFigures[] => [
  { bench: 'api', measuredAt: '2026-01-02T00:00:00.000Z', machine, ratios },
];

const figure = (rounds: readonly number[], better: 'higher' | 'lower' = 'higher', name = 'read') =>
  figureOf(rounds, { name, aim: 0.5, better, unit: 'ratio' });

test('a figure is the median of its rounds with the lowest and the highest', () => {
  const { value, low, high } = figure([0.4, 0.2, 0.3]);
  assert.deepEqual([value, low, high], [0.3, 0.2, 0.4]);
  assert.throws(() => figure([]), /nothing was measured/);
});

for (const [why, before, now, better, verdict] of [
  ['spreads that touch', [0.4, 0.5], [0.45, 0.6], 'higher', 'same'],
  ['a little beyond them', [0.4, 0.5], [0.54, 0.54], 'higher', 'same'],
  ['far above', [0.4, 0.5], [0.6, 0.7], 'higher', 'better'],
  ['far below', [0.4, 0.5], [0.2, 0.3], 'higher', 'worse'],
  ['milliseconds far above', [40, 50], [60, 70], 'lower', 'worse'],
  ['milliseconds far below', [40, 50], [20, 30], 'lower', 'better'],
] as const) {
  test(`${why}: ${verdict}`, () => {
    const { moves } = findMoves(run(figure(before, better)), run(figure(now, better)));
    assert.equal(moves[0]?.verdict, verdict);
  });
}

test('what is new and what is not measured any more is told; benches that did not run are not', () => {
  const other = { ...run(figure([1]))[0], bench: 'sites' } as BenchFigures;
  const committed = [...run(figure([1], 'higher', 'old')), other];
  const { added, missing } = findMoves(committed, run(figure([1], 'higher', 'new')));
  assert.deepEqual(added, ['api new']);
  assert.deepEqual(missing, ['api old']);
});
