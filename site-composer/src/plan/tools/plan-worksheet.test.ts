import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evaluate } from '../../browser/scripts/evaluate';
import { sharesOf } from '../../browser/scripts/shares-of';
import { planFor } from '../../index';
import { productOf, quantityFrom } from './quantities';

const kiln =
  "I run a shared pottery studio in Hobart and we argue every month over who owes what for the kiln. Build me a little calculator called What's The Firing. You put in kiln power in kW (default 7.2), hours of firing, price per kWh in cents (default 31) and how many shelves each person used out of 5. Add people by name. It adds $4 wear fee per firing then splits the total by shelves. Show dollars and cents. Has to remember what we typed next time. No sign-up.";

const toolOf = (prompt: string) =>
  planFor(prompt, { today: new Date('2026-11-22T12:00:00Z') }).plan.sections.flatMap((section) =>
    section.kind === 'tool' ? [section.tool] : [],
  )[0];

function resultsOf(prompt: string, values: readonly number[]): (string | null)[] {
  const tool = toolOf(prompt);
  assert.ok(tool?.type === 'worksheet', `${tool?.type}`);
  return tool.results.map(({ postfix }) => {
    const found = evaluate({ postfix, minimum: null, whole: false }, values);
    return found === null ? null : found.value.toFixed(2);
  });
}

test('a firing costs its power, hours and price, plus the fee, shared by shelves', () => {
  const tool = toolOf(kiln);
  assert.ok(tool?.type === 'worksheet');
  assert.deepEqual(tool.inputs, [
    { label: 'Kiln power (kW)', value: 7.2 },
    { label: 'Hours of firing', value: null },
    { label: 'Price per kWh (cents)', value: 31 },
    { label: 'Wear fee', value: 4 },
  ]);
  assert.deepEqual(tool.people, { label: 'Shelves', most: 5 });
  // 7.2 kW × 5 h × 31 cents = $11.16, and $4.
  assert.deepEqual(resultsOf(kiln, [7.2, 5, 31, 4]), ['15.16']);
  assert.deepEqual(sharesOf(15.16, [2, 3]), [6.07, 9.09]);
});

test('shares add up to the sum, and nobody who used nothing pays', () => {
  const shares = sharesOf(10, [1, 1, 1, 0]);
  assert.deepEqual(shares, [3.34, 3.33, 3.33, 0]);
  assert.deepEqual(sharesOf(10, [0, 0]), [0, 0]);
});

const examples: readonly (readonly [string, readonly number[], readonly string[]])[] = [
  [
    'Trip cost calculator. You put in distance in km, litres per 100 km, price per litre and number of people, then it splits the cost between the people.',
    [300, 6, 2, 4],
    ['36.00', '9.00'],
  ],
  [
    'Mileage calculator for our volunteers. You enter the miles driven and the parking cost, and it works out 45 cents a mile plus the parking.',
    [100, 8, 0.45],
    ['53.00'],
  ],
  [
    'A pay calculator: enter hours worked, hourly rate and tax percentage. Shows the total.',
    [10, 20, 25],
    ['150.00'],
  ],
  [
    'Party cost calculator for our village hall: I type in number of guests, price per guest and hall hire cost. It adds $25 cleaning fee and gives the total.',
    [10, 12, 60, 25],
    ['205.00'],
  ],
];

for (const [prompt, values, results] of examples)
  test(`${prompt.slice(0, 40)} is worked out from its units`, () => {
    assert.deepEqual(resultsOf(prompt, values), results);
  });

test('units that fit in several ways, or in none, make no product', () => {
  const read = (words: string) => {
    const quantity = quantityFrom(words);
    assert.ok(quantity);
    return quantity;
  };
  assert.equal(productOf([read('number of tins'), read('price per guest')], { money: 1 }), null);
  const gauges = ['stitches per row', 'stitches per row', 'stitches'].map(read);
  assert.equal(productOf(gauges, { stitch: 1 }), null);
  assert.deepEqual(productOf([read('guests'), read('price per guest')], { money: 1 }), [1, 1]);
});

const shared: readonly (readonly [string, string, string])[] = [
  [
    "tip splitter for restaurants staff: enter total tips and each person's hours, it shows who gets what. dark mode",
    'Total tips',
    'Hours',
  ],
  [
    'app to split rent between housemates by room size. enter total rent, add rooms with sq metres and who is in it, shows each share.',
    'Total rent',
    'Room size',
  ],
];

for (const [prompt, sum, weight] of shared)
  test(`“${sum}” is shared by ${weight.toLowerCase()}`, () => {
    const tool = toolOf(prompt);
    assert.ok(tool?.type === 'worksheet', tool?.type);
    assert.deepEqual(
      tool.inputs.map(({ label }) => label),
      [sum],
    );
    assert.deepEqual(tool.people, { label: weight, most: null });
    assert.deepEqual(resultsOf(prompt, [120]), ['120.00']);
  });

test('Who owes whom is made even by another part', () => {
  assert.equal(
    toolOf('an app to split bills between flatmates by month, who owes whom')?.type,
    'shares',
  );
});
