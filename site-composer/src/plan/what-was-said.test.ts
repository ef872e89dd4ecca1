import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../index';

const options = { today: new Date('2026-11-23T12:00:00Z') };
const planOf = (instruction: string) => planFor(instruction, options).plan;

test('What somebody does stays one sentence and is not cut into cards', () => {
  const { sections } = planOf(
    "Build me a website for my coffee shop The Copper Kettle in Ludlow. We roast our own beans, bake sourdough and cinnamon buns every morning, and we're open 8 to 4 every day except Monday.",
  );
  const shown = JSON.stringify(sections);
  assert.ok(
    shown.includes('We roast our own beans, bake sourdough and cinnamon buns every morning.'),
  );
  assert.ok(!shown.includes('"title":"Bake sourdough"'));
});

test('The labelled facts of a celebration and its one price stand together', () => {
  const { sections } = planOf(
    'Wedding website for Priya and Tom, 12 June 2027 at Kilworth House Hotel Leicestershire. Ceremony 2pm, dinner 5pm. Dress code: colourful. Hotel rooms from £120. Gift list: contributions to our trip to Japan.',
  );
  const details = sections.find(({ kind, heading }) => kind === 'facts' && heading === 'Details');
  assert.ok(details?.kind === 'facts');
  assert.deepEqual(
    details.facts.map(({ label }) => label),
    ['Dress code', 'Gift list'],
  );
  assert.match(JSON.stringify(sections), /Hotel rooms from £120/u);
  assert.ok(sections.every(({ kind }) => kind !== 'prices'));
});

test('The times of every week are not called events, and events are still to come', () => {
  const { sections, unfulfilled } = planOf(
    'Church website for Grace Community Church in Springfield with service times Sunday 9am and 11am, events and a donate button',
  );
  const schedule = sections.find(({ kind }) => kind === 'schedule');
  assert.equal(schedule?.heading, 'Service times');
  const events = sections.find(({ heading }) => heading === 'Events');
  assert.equal(events?.kind, 'call');
  assert.ok(unfulfilled.some((note) => note.includes('Events')));
});

test('Software is shown as a window of an application', () => {
  const [hero] = planOf(
    'SaaS landing page for an invoicing tool for freelancers called Billable. Features: recurring invoices, bank sync.',
  ).sections;
  assert.ok(hero?.kind === 'hero');
  assert.match(hero.emblem?.family ?? '', /^app-/);
});

test('What asks visitors to write leads to a form, also in a shop that has no other', () => {
  const { sections } = planOf(
    'Create an online store called "Fern & Clay" that sells handmade ceramics: stoneware mugs £18, serving bowls £32. Include a shopping cart and customer reviews.',
  );
  const reviews = sections.find(({ kind }) => kind === 'call');
  assert.ok(reviews?.kind === 'call');
  const contact = sections.find(({ kind }) => kind === 'contact');
  assert.ok(contact);
  assert.deepEqual(
    reviews.actions.map(({ href }) => href),
    [`#${contact.id}`],
  );
});
