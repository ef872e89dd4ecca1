import assert from 'node:assert/strict';
import test from 'node:test';
import { planFor } from '../../index';

const today = new Date('2026-11-26T12:00:00Z');
const itemOf = (prompt: string, title: string) =>
  planFor(prompt, { today })
    .brief.lists.flatMap(({ items }) => items)
    .find((item) => item.title === title);

test('on what a price hangs stands with it', () => {
  assert.deepEqual(
    itemOf(
      'Morris side in Whitby. Subs £3 a night, kit £45 once you have danced out twice.',
      'Kit',
    ),
    { title: 'Kit', price: '£45', text: 'Once you have danced out twice' },
  );
  const barber = itemOf(
    'Barber in Leith. Skin fade £22, kids under 10 £14 but not on saturdays.',
    'Kids under 10',
  );
  assert.equal(barber?.text, 'But not on Saturdays');
});

test('a price without a condition has none', () => {
  assert.deepEqual(
    itemOf('Barber in Leith. Skin fade £22, beard trim £12. Only cash.', 'Beard trim'),
    {
      title: 'Beard trim',
      price: '£12',
    },
  );
});
