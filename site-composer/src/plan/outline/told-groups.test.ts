import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../../index';
import type { Section } from '../../model/page';
import { isNotice } from './told-groups';

const sectionsOf = (instruction: string): readonly Section[] =>
  planFor(instruction, { today: new Date('2026-11-27T12:00:00Z') }).plan.sections;
const named = (sections: readonly Section[], heading: string) =>
  sections.find((section) => section.heading === heading);

const match = `Page for the Marsh Lane ploughing match on Sunday 6 June 2027 at Glebe Farm. I am the secretary.

Classes are vintage, classic, horse, and a new one for anybody who has never ploughed, called First Furrow, we lend you the tractor. Entry is £12 per class, spectators £4. Entries close on Friday 28 May, not on the day.

Dogs on leads. No drones because of the horses. Cash only as there's no signal at all.

We need an entry form with name and class. Also somewhere for people to say they'll help, we need stewards. One place to remember the two members who are no more, no names.

Ring me on 07700 900733 after six.`;

test('what was told without a heading stands with its kind, each once', () => {
  const sections = sectionsOf(match);
  const classes = named(sections, 'Classes');
  assert.ok(classes?.kind === 'cards');
  assert.deepEqual(
    classes.cards.map(({ title }) => title),
    ['Vintage', 'Classic', 'Horse', 'First Furrow'],
  );
  const notices = named(sections, 'Good to know');
  assert.ok(notices?.kind === 'cards');
  assert.equal(notices.cards.length, 3);
  assert.equal(JSON.stringify(sections).split('We lend you the tractor').length, 2);
});

test('a way to offer help that was asked for is a form of its own, and nobody reads the wish', () => {
  const sections = sectionsOf(match);
  const helpers = named(sections, 'Lend a hand');
  assert.ok(helpers?.kind === 'form');
  assert.equal(helpers.lead, 'We need stewards.');
  assert.deepEqual(
    helpers.fields.map(({ type }) => type),
    ['text', 'email'],
  );
  const memory = named(sections, 'In memory');
  assert.ok(memory?.kind === 'text');
  assert.deepEqual(memory.paragraphs, ['We remember the two members who are no more.']);
  assert.doesNotMatch(JSON.stringify(sections), /somewhere for people|one place to remember/iu);
});

test('until when somebody may enter stands above the form', () => {
  const contact = sectionsOf(match).find(({ kind }) => kind === 'contact');
  assert.match(contact?.lead ?? '', /Entries close on Friday 28 May/);
});

test('notices are rules and what there is not, and nothing somebody says of themselves', () => {
  for (const text of ['Dogs on leads', 'No drones because of the horses', 'Bring a torch'])
    assert.ok(isNotice(text, true), text);
  for (const text of ['We never close', 'Maureen Coulbeck, secretary', 'Ring 01937 555 019'])
    assert.ok(!isNotice(text, true), text);
});
