import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../../index';

const sectionsOf = (instruction: string) =>
  planFor(instruction, { today: new Date('2026-11-28T12:00:00Z') }).plan.sections;

const storage =
  'Site for Glenbrae Self Storage in Perth. Units from 25 sq ft at £12 a week to 200 sq ft at £55 a week. Drive up access, CCTV, no deposit, open 6am to 10pm every day. Call 01632 960455';

test('a few points one behind the other stand on the first screen, and nowhere else', () => {
  const sections = sectionsOf(storage);
  const [hero] = sections;
  assert.ok(hero?.kind === 'hero');
  assert.deepEqual(hero.facts, ['Drive up access', 'CCTV', 'No deposit']);
  assert.equal(JSON.stringify(sections).split('CCTV').length, 2);
});

test('the two ends of what something costs are rows under its name', () => {
  const prices = sectionsOf(storage).find(({ kind }) => kind === 'prices');
  assert.ok(prices?.kind === 'prices');
  assert.equal(prices.heading, 'Units');
  assert.deepEqual(
    prices.groups.flatMap(({ items }) => items.map(({ title, price = '' }) => [title, price])),
    [
      ['25 sq ft', 'From £12 a week'],
      ['200 sq ft', '£55 a week'],
    ],
  );
});
