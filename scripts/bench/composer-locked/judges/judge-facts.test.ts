import assert from 'node:assert/strict';
import test from 'node:test';
import type { Fact } from '../read-locked';
import { locked, pageOf } from '../testing-pages';
import { amountOf, findInventedFacts, judgeFact } from './judge-facts';

test('a telephone number is in its place when it can be called', () => {
  const fact: Fact = { kind: 'phone', text: '01797 555 0103' };
  const linked = pageOf('<p><a href="tel:+441797555 0103">01797 555 0103</a></p>');
  assert.deepEqual(judgeFact(fact, linked), {
    fact: 'phone 01797 555 0103',
    shown: true,
    placed: true,
    times: 1,
  });
  const bare = judgeFact(fact, pageOf('<p>Ring 01797 555 0103.</p>'));
  assert.deepEqual([bare.shown, bare.placed], [true, false]);
  assert.equal(judgeFact(fact, pageOf('<p>Ring us.</p>')).shown, false);
});

test('a price is in its place beside its item', () => {
  const fact: Fact = { kind: 'price', text: '£7.50', item: 'garden shears' };
  const list = '<ul><li><span>Garden shears</span><strong>£7.50</strong></li></ul>';
  assert.equal(judgeFact(fact, pageOf(list)).placed, true);
  assert.equal(judgeFact(fact, pageOf('<ul><li>Scissors £7.50</li></ul>')).placed, false);
  assert.equal(judgeFact(fact, pageOf('<ul><li>Garden shears £75</li></ul>')).shown, false);
});

test('amounts are the same however they are written', () => {
  for (const [one, other] of [
    ['£1,200', '1200.00'],
    ['14.500 Euro', '€14,500'],
    ['13,50 €', '€13.5'],
    ['3 000 €', '3000'],
  ] as const)
    assert.equal(amountOf(one), amountOf(other));
  assert.notEqual(amountOf('£4.20'), amountOf('£42'));
});

test('a date may be written in either order and in full', () => {
  const fact: Fact = { kind: 'date', text: '2 Feb' };
  assert.equal(judgeFact(fact, pageOf('<p>Monday, February 2nd</p>')).shown, true);
  assert.equal(judgeFact(fact, pageOf('<p>22 February</p>')).shown, false);
});

test('an address may be set over two lines, a number is not part of a longer one', () => {
  const address: Fact = { kind: 'address', text: '5 rue Burdeau, 69001 Lyon' };
  assert.equal(
    judgeFact(address, pageOf('<div><p>5 rue Burdeau</p><p>69001 Lyon</p></div>')).shown,
    true,
  );
  const figure: Fact = { kind: 'number', text: '24' };
  assert.equal(judgeFact(figure, pageOf('<p>240 members</p>')).shown, false);
});

test('numbers, mail addresses and sums that nobody gave are invented', () => {
  const page = pageOf(
    '<p>Ring 0113 555 0199 or info@leeds.example, from £49.</p><p>0113 496 0722</p>',
  );
  assert.equal(findInventedFacts(locked('night-plumber').instruction, page).length, 3);
  const honest = pageOf('<p>Ring 0113 496 0722. Your total: £0.00</p>');
  assert.deepEqual(findInventedFacts(locked('night-plumber').instruction, honest), []);
});
