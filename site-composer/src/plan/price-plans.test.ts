import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose, planFor } from '../index';
import { isChoice, withPriceOfNothing } from './price-plans';

const options = { today: new Date('2026-11-23T12:00:00Z') };
const plansOf = (instruction: string) =>
  planFor(instruction, options).plan.sections.find(({ kind }) => kind === 'prices');

test('Plans paid by the month stand side by side, each with the way to take it', () => {
  const instruction =
    'Landing page for Rotaplan, shift planning software for cafés. Plans: Free, Crew $9/month, Chain $25/month. Teal.';
  const section = plansOf(instruction);
  assert.ok(section?.kind === 'prices');
  assert.equal(section.layout, 'plans');
  assert.deepEqual(
    section.groups.flatMap(({ items }) => items.map(({ title, price }) => `${title} ${price}`)),
    ['Free $0', 'Crew $9/month', 'Chain $25/month'],
  );
  const target = section.action?.href.slice(1) ?? '';
  const { html } = compose(instruction, options);
  assert.ok(html.includes(`id="${target}"`), target);
  assert.match(html, /\$9<small>\/month<\/small>/);
});

test('What things cost stays a list', () => {
  const section = plansOf(
    'Website for a hairdresser in Bath called Snip. Cut £30, colour £65, blow-dry £20.',
  );
  assert.ok(section?.kind === 'prices');
  assert.notEqual(section.layout, 'plans');
});

test('A heading that names a choice makes plans of single payments', () => {
  const items = [
    { title: 'Day pass', price: '£8' },
    { title: 'Monthly', price: '£35' },
  ];
  assert.ok(isChoice({ purpose: 'business' }, 'Membership', items));
  assert.ok(!isChoice({ purpose: 'business' }, 'Prices', items));
});

test('A free plan costs nothing in the currency of the others', () => {
  const prices = (other: string) =>
    withPriceOfNothing([{ title: 'Free' }, { title: 'Plus', price: other }]).map(
      ({ price }) => price,
    );
  assert.deepEqual(prices('from $12/month'), ['$0', 'from $12/month']);
  assert.deepEqual(prices('9,50 € pro Monat'), ['0 €', '9,50 € pro Monat']);
  assert.deepEqual(prices('on request'), [undefined, 'on request']);
});
