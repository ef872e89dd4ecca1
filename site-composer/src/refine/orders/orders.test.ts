import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf } from 'site-document/text';
import { compose } from '../../index';
import { ordersIn } from '../../spans/find-cuts';
import { refine } from '../refine';
import { Site } from '../site';

const today = new Date('2026-01-12T12:00:00Z');
const page = compose(
  'hi can you do me a page im a window cleaner in leek called Clear View Dave. houses from £12, shops from £8, conservatory roof £45. i do cheddleton and rudyard too. every 4 weeks or 8. ring 07700 900112. reviews: "Always turns up, never leaves a drip" Joan, Ladydale. blue and white',
  { today },
);

function after(request: string): { text: string; outcomes: string } {
  const { files, parts } = refine(page, request, { today });
  return {
    text: textOf(new Site(files).body),
    outcomes: parts.map(({ outcome }) => outcome).join(' '),
  };
}

const orders: readonly (readonly [request: string, shown: RegExp])[] = [
  ['say i do gutters an all, £35 a house', /Gutters\s*£35/u],
  [
    'and put a review on, Sheila from Ball Haye Green said he never misses a corner',
    /He never misses a corner.*Sheila/su,
  ],
  ['shops is a tenner now sorry', /Shops\s*From £10/u],
];
for (const [request, shown] of orders)
  test(`“${request}” is carried out`, () => {
    const { text, outcomes } = after(request);
    assert.equal(outcomes, 'done');
    assert.match(text, shown);
  });

test('One place of an enumeration goes without the others', () => {
  const { text, outcomes } = after('take rudyard off i dont go there no more');
  assert.equal(outcomes, 'done');
  assert.match(text, /cheddleton/iu);
  assert.doesNotMatch(text, /rudyard/iu);
});

test('What no page can do is refused', () => {
  const { outcomes } = after(
    'can people book a slot themselves with a calender thing that knows when im free',
  );
  assert.equal(outcomes, 'not_done');
});

test('A request is cut where the next order begins', () => {
  assert.equal(
    ordersIn('make the phone number massive and put a review on, Sheila said he is good', 'en')
      .length,
    2,
  );
  assert.equal(ordersIn('say no job too small', 'en').length, 1);
});
