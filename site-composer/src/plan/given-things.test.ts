import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../index';

const contactOf = (instruction: string) => {
  const { sections } = planFor(instruction, { today: new Date('2026-11-27T12:00:00Z') }).plan;
  const contact = sections.find(({ kind }) => kind === 'contact');
  const [hero] = sections;
  return {
    labels: contact?.kind === 'contact' ? (contact.form ?? []).map(({ label }) => label) : [],
    heading: contact?.heading,
    actions: hero?.kind === 'hero' ? hero.actions.map(({ label }) => label) : [],
  };
};

test('who is given tools is given no amount of money', () => {
  const { labels, heading, actions } = contactOf(
    'Make a site for Westbank Tool Library in Dayton. Membership $35 a year, hours Sat 9-1, how to donate tools',
  );
  assert.ok(!labels.includes('Amount'), labels.join());
  assert.equal(heading, 'Donate tools');
  assert.equal(actions[0], 'Donate tools');
});

test('a gift of money has its amount', () => {
  const { labels } = contactOf(
    'Site for the Westbank animal shelter charity in Dayton. We rehome dogs. People should be able to donate money online.',
  );
  assert.ok(labels.includes('Amount'), labels.join());
});
