import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../index';

const planOf = (instruction: string) =>
  planFor(instruction, { today: new Date('2026-11-26T12:00:00Z') }).plan;

const residents =
  'website for our residents association, Larkfield Gardens, 84 flats. we meet first tuesday of the month 7.30 in the laundry room. want the minutes, who to complain to about the bins (Denise flat 12), and the rules about bbqs on balconies (not allowed)';

test('What is to stand in a part of the page stands there, once', () => {
  const shown = JSON.stringify(planOf(residents).sections);
  assert.match(shown, /Who to complain to about the bins/);
  assert.match(shown, /Not allowed/);
  assert.equal(shown.match(/Denise flat 12/g)?.length, 1);
});

test('A part that nothing shows is named to the member', () => {
  const { unfulfilled } = planOf(residents);
  assert.ok(
    unfulfilled.some((note) =>
      note.startsWith('“minutes” is a list that still has to be filled in'),
    ),
  );
});

test('What a form asks for is no answer to anything', () => {
  const { sections } = planOf(
    'Chess evening in Whitby on 6 March 2027. Programme and sign up (name, email, rating).',
  );
  assert.ok(!JSON.stringify(sections).includes('Name, email, rating'));
});

test('A part that asks visitors to do something is the form', () => {
  const { sections } = planOf(
    'Parish council of Little Wenlow. Next meeting 9 December 7pm village hall. Report a pothole. Clerk: clerk@littlewenlow.example.',
  );
  assert.ok(
    sections.some(({ kind, heading }) => kind === 'contact' && heading === 'Report a pothole'),
  );
});

test('Nobody signs up where there is nothing to join', () => {
  const labelOf = (instruction: string): string => {
    const [hero] = planOf(instruction).sections;
    return hero?.kind === 'hero' ? (hero.actions[0]?.label ?? '') : '';
  };
  assert.equal(labelOf(residents), 'Get in touch');
  assert.equal(
    labelOf('Knitting circle in the library at Rye, Wednesdays 2pm, wool provided.'),
    'Join us',
  );
});
