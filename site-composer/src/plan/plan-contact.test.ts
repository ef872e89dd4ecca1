import assert from 'node:assert/strict';
import test from 'node:test';
import { planFor } from '../index';

const today = new Date('2026-11-22T12:00:00Z');

test('What is collected for, and what there is of it, stand on the page', () => {
  const { plan } = planFor(
    'The Weighbridge Lamps, a railway lamp museum in Ironbridge. What I need is money for a new floor, £6,400, of which the Rotary has already given £1,000. Donate button please.',
    { today },
  );
  const shown = JSON.stringify(plan.sections);
  assert.match(shown, /£6,400/);
  assert.match(shown, /£1,000/);
});
