import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Section } from '../model/page';
import { isThin, pairSections } from './pair-sections';

const base = { layout: 'plain', heading: 'Heading', navigation: null };

const prices = (count: number): Section => ({
  ...base,
  id: 'prices',
  kind: 'prices',
  groups: [
    {
      heading: null,
      items: Array.from({ length: count }, (_, at) => ({ title: `Item ${at}`, price: '£1' })),
    },
  ],
});

const hours: Section = {
  ...base,
  id: 'hours',
  kind: 'visit',
  address: null,
  areas: [],
  hours: [],
  hoursWords: 'Fridays',
};

const about: Section = { ...base, id: 'about', kind: 'text', paragraphs: ['A sentence.'] };

const contact: Section = {
  ...base,
  id: 'contact',
  kind: 'contact',
  phone: null,
  email: null,
  links: [],
  form: [{ name: 'name', label: 'Name', type: 'text', required: true }],
  submit: 'Send',
};

const order = (sections: readonly Section[]): string[] =>
  sections.map(({ id, side }) => (side === undefined ? id : `${id} ${side}`));

test('Two sections of a few lines stand side by side', () => {
  assert.deepEqual(order(pairSections([prices(3), hours])), ['prices first', 'hours second']);
});

test('Hours further down come up to a short price list', () => {
  assert.deepEqual(order(pairSections([prices(2), about, hours])), [
    'prices first',
    'hours second',
    'about',
  ]);
});

test('Alone before the form, hours stand with the ways to get in touch', () => {
  const paired = pairSections([about, hours, contact]);
  assert.deepEqual(order(paired), ['about', 'contact']);
  const [, last] = paired;
  assert.ok(last?.kind === 'contact');
  assert.deepEqual(last.visit, hours);
});

test('Hours that have a partner stay with it', () => {
  assert.deepEqual(order(pairSections([prices(1), hours, contact])), [
    'prices first',
    'hours second',
    'contact',
  ]);
});

test('A long price list has the screen to itself', () => {
  assert.equal(isThin(prices(5)), false);
  assert.deepEqual(order(pairSections([prices(5), hours])), ['prices', 'hours']);
});

test('Of three, none stands beside the form, where it would leave a column empty', () => {
  const days: Section = {
    ...base,
    id: 'days',
    kind: 'schedule',
    entries: [{ when: 'Monday', datetime: null, title: 'Choir' }],
  };
  assert.deepEqual(order(pairSections([prices(1), hours, days, contact])), [
    'prices first',
    'hours second',
    'days',
    'contact',
  ]);
});
