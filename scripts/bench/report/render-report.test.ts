import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderReport } from './render-report';
import { figureOf } from './write-figures';

const machine = { node: 'v20', processors: 2, model: 'test', memoryGB: 8, load: 0.5 };

test('each figure stands with its aim, and where it is missed with the reason', () => {
  const ratio = { aim: 0.5, better: 'higher', unit: 'ratio' } as const;
  const page = renderReport(
    [
      {
        bench: 'api',
        measuredAt: '2026-01-02T03:04:05.000Z',
        machine,
        ratios: [
          figureOf([0.6], { name: 'good', ...ratio }),
          figureOf([0.2, 0.3, 0.4], { name: 'bad', ...ratio, note: 'beside a bare route' }),
          figureOf([0.1], { name: 'unexplained', ...ratio }),
          figureOf([12], { name: 'watched', aim: null, better: 'lower', unit: 'ms' }),
        ],
      },
    ],
    { 'api bad': 'It asks the database' },
  );
  assert.match(page, /\| good \| 0\.6 ratio \| {2}\| ≥ 0\.5 \| reached \| {2}\|/);
  assert.match(
    page,
    /\| bad \| 0\.3 ratio \| 0\.2 to 0\.4 \| ≥ 0\.5 \| \*\*missed\*\* \| beside a bare route\. It asks the database \|/,
  );
  assert.match(page, /unexplained .* no reason is written/);
  assert.match(page, /\| watched \| 12 ms \| {2}\| {2}\| {2}\| {2}\|/);
});
