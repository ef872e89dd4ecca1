import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BlockLine } from '../../model/brief';
import { priceOfLine, questionsOf, unmarkedQuoteOf } from './block-rows';

const line = (text: string, cells: readonly string[] = []): BlockLine => ({
  sort: cells.length > 0 ? 'row' : 'plain',
  text,
  cells,
});

test('dots that lead to a sum are no part of the thing, and a word in its own cell stands for a sum', () => {
  assert.deepEqual(priceOfLine(line('MOT ..... £45')), { title: 'MOT', price: '£45' });
  assert.deepEqual(priceOfLine(line('Full service.......£219')), {
    title: 'Full service',
    price: '£219',
  });
  assert.deepEqual(
    priceOfLine(line('Enterprise custom SSO', ['Enterprise', 'custom', 'unlimited users'])),
    { title: 'Enterprise', price: 'Custom', text: 'Unlimited users' },
  );
});

test('a sum that is told of is no price', () => {
  assert.equal(
    priceOfLine(
      line('Teacher pay: starting salary of $52,000', [
        'Teacher pay',
        'starting salary of $52,000',
      ]),
    ),
    null,
  );
});

test('what was said needs no marks below a heading of quotes', () => {
  assert.deepEqual(
    unmarkedQuoteOf(
      line("They told me it didn't need doing. Who does that? Mrs Prentice, Lavenham"),
    ),
    {
      text: "They told me it didn't need doing. Who does that?",
      by: 'Mrs Prentice, Lavenham',
    },
  );
  assert.deepEqual(unmarkedQuoteOf(line('Picked up, fixed and back on the drive by four Tony W')), {
    text: 'Picked up, fixed and back on the drive by four',
    by: 'Tony W',
  });
  assert.equal(unmarkedQuoteOf(line('12 month guarantee on parts')), null);
});

test('among questions on lines of their own a sentence may ask without a mark', () => {
  assert.deepEqual(
    questionsOf([
      line('Can my child bring a phone? No, but we post photos every evening.'),
      line('What if they are homesick? Two staff are on duty all night.'),
      line('My child has allergies. The kitchen caters for everything.'),
    ])?.map(({ question, answer }) => `${question} ${answer}`),
    [
      'Can my child bring a phone? No, but we post photos every evening.',
      'What if they are homesick? Two staff are on duty all night.',
      'My child has allergies The kitchen caters for everything.',
    ],
  );
});
