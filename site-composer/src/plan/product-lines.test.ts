import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../index';
import { productLines, storyOf } from './product-lines';

const list = `Roses (bare root):
Old Marten, pale pink climber, £14.50
Grey Lady, white, keeps till frost, £12
Sexton, £9.75 (SOLD OUT till spring, show it but don't let them buy it)
Starter box, one each of Old Marten and Grey Lady, £24 instead of £26.50`;

test('the first cell of a line is its name, then what is said of it, then its price', () => {
  assert.deepEqual(
    productLines(list).map(({ title, price, text, isSoldOut }) => [title, price, text, isSoldOut]),
    [
      ['Old Marten', '£14.50', 'Pale pink climber', false],
      ['Grey Lady', '£12', 'White, keeps till frost', false],
      ['Sexton', '£9.75', 'Sold out till spring', true],
      ['Starter box', '£24 instead of £26.50', 'One each of Old Marten and Grey Lady', false],
    ],
  );
});

test('bullets, dashes and foreign lists are lines, sentences are not', () => {
  assert.deepEqual(
    productLines('- Schwarzbrot – 4,50 €\n- Zopf: 6 € (nur samstags)\n- Brezel 1,20 €').map(
      ({ title, price, text }) => [title, price, text],
    ),
    [
      ['Schwarzbrot', '4,50 €', null],
      ['Zopf', '6 €', 'Nur samstags'],
      ['Brezel', '1,20 €', null],
    ],
  );
  assert.deepEqual(
    productLines('Shipping is $3.95 flat and free at $30.\nWe charge $5 for a box.'),
    [],
  );
});

test('what is told of a thing later belongs to it', () => {
  assert.deepEqual(
    storyOf('Old Marten', ['Old Marten came from a hedge.', 'Grey Lady we bought.'], list),
    ['Old Marten came from a hedge.'],
  );
  assert.deepEqual(
    storyOf('Sexton', [], 'Sexton we don’t know and we say so. Say "origin unknown."'),
    ['Origin unknown.'],
  );
});

test('a shop shows every line of the list, and what is sold out cannot be bought', () => {
  const { plan } = planFor(
    `We sell old roses by mail and want a shop page with a cart. Name is Marten Roses. We are two sisters from Ludlow.\n\n${list}\n\nPostage is £4 flat. What's true: Old Marten came from a hedge in Ludlow in 1998. Questions go to 01584 555 013.`,
    { today: new Date('2026-11-27T12:00:00Z') },
  );
  const shop = plan.sections.find(({ kind }) => kind === 'shop');
  assert.ok(shop?.kind === 'shop');
  assert.deepEqual(
    shop.products.map(({ title, isSoldOut = false }) => `${title} ${String(isSoldOut)}`),
    ['Old Marten false', 'Grey Lady false', 'Sexton true', 'Starter box false'],
  );
  assert.match(shop.products[0]?.text ?? '', /Pale pink climber\. Old Marten came from a hedge/);
  const others = JSON.stringify(plan.sections.filter((one) => one !== shop));
  assert.doesNotMatch(others, /came from a hedge|keeps till frost|don't let them/);
  const [hero] = plan.sections;
  assert.ok(hero?.kind === 'hero');
  assert.equal(hero.actions.find(({ intent }) => intent === 'buy')?.href, `#${shop.id}`);
});
