import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../../index';

test('what a member told in cards stays beside a list of prices', () => {
  const { plan } = planFor(
    'My daughter and I run a riding school called Larkfield Stables near Hexham. Group lessons are on Saturday mornings and cost £25, private half hours are £32 and we do pony days in the school holidays for £60. We have fourteen horses. Everyone has to wear a hat, we lend them free. Parking is in the top field.',
    { today: new Date('2026-11-28T12:00:00Z') },
  );
  assert.ok(plan.sections.some(({ kind }) => kind === 'prices'));
  const page = JSON.stringify(plan.sections);
  for (const told of ['has to wear a hat', 'Parking is in the top field', 'fourteen horses'])
    assert.ok(page.includes(told), told);
});
