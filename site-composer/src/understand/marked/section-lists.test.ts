import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understand';

const today = new Date('2026-11-26T12:00:00Z');
const sectionsOf = (text: string): string[] =>
  understand(text, today).asked.sections.map(({ words }) => words.toLowerCase());

test('what stands behind "sections in this order" are sections, whatever the words look like', () => {
  assert.deepEqual(
    sectionsOf(
      'Running club in Ilkley. Sections in this order: come for a run, training, races, who we are, kit and safety. Bottle green.',
    ),
    ['come for a run', 'training', 'races', 'who we are', 'kit and safety'],
  );
});

test('one page with three things has three parts', () => {
  assert.deepEqual(
    sectionsOf(
      "I'm Amara Okafor, nurse in Bristol. One page with experience, training and languages.",
    ),
    ['experience', 'training', 'languages'],
  );
});

test('how a page looks is no part of it', () => {
  assert.deepEqual(sectionsOf('Bakery in Leeds. One page with warm, modern and bold colours.'), []);
});
