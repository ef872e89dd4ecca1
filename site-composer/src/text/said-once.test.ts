import assert from 'node:assert/strict';
import test from 'node:test';
import { partsOnce, saidOnce } from './said-once';

test('a text that another one holds is told once', () => {
  assert.deepEqual(
    saidOnce([
      'UKAS accredited since 2009',
      'UKAS accredited since 2009, five-day turnaround.',
      'Free parking.',
      'Free parking',
    ]),
    ['UKAS accredited since 2009, five-day turnaround.', 'Free parking.'],
  );
});

test('texts that only share words stay', () => {
  assert.deepEqual(saidOnce(['Open late.', 'Open lately to all.']), [
    'Open late.',
    'Open lately to all.',
  ]);
});

test('a part of a short fact is told once', () => {
  assert.deepEqual(
    partsOnce([
      'Minimum 12 months, gas heating',
      'Gas heating, unfurnished',
      'It has gas heating, and a garden.',
    ]),
    ['Minimum 12 months, gas heating', 'Unfurnished', 'It has gas heating, and a garden.'],
  );
});
