import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../../index';
import type { Section } from '../../model/page';

const sectionsOf = (instruction: string): readonly Section[] =>
  planFor(instruction, { today: new Date('2026-11-28T12:00:00Z') }).plan.sections;

const wedding =
  "We are getting married! Sophie and Daniel, Saturday 12 September 2026, St Mary's Church in Rye at 2pm and then the reception at The Salt Barn. Please RSVP by 1 July. There are rooms at the Mermaid Inn and the George. No gifts, but if you'd like to, give to the RNLI.";

test('what takes place one after the other stands in its order', () => {
  const entriesOf = (instruction: string) =>
    sectionsOf(instruction)
      .filter((section) => section.kind === 'schedule')
      .flatMap(({ entries }) => entries.map(({ when, title, text = '' }) => [when, title, text]));
  assert.deepEqual(entriesOf(wedding), [
    ['2pm', "St Mary's Church", 'Rye'],
    ['Then', 'Reception', 'The Salt Barn'],
  ]);
  assert.deepEqual(
    entriesOf(
      'Wedding of Ann and Joe. The ceremony is at 1.30pm in the walled garden, followed by drinks on the lawn at 3pm and then dinner in the barn from 5. Bring wellies.',
    ),
    [
      ['1.30pm', 'Ceremony', 'The walled garden'],
      ['3pm', 'Drinks', 'The lawn'],
      ['5', 'Dinner', 'The barn'],
    ],
  );
});

test('what guests look for stands under its name', () => {
  const notes = sectionsOf(wedding).find(({ heading }) => heading === 'Good to know');
  assert.ok(notes?.kind === 'cards');
  assert.deepEqual(
    notes.cards.map(({ title, text }) => `${title}: ${text ?? ''}`),
    [
      'Where to stay: There are rooms at the Mermaid Inn and the George.',
      "Gifts: No gifts, but if you'd like to, give to the RNLI.",
    ],
  );
});

test('a page about such a thing has no note of it', () => {
  const page = JSON.stringify(
    sectionsOf(
      'Dog walking in Hove called Wag. We walk four dogs at most. Dogs are dried before they go home. Keys are kept in a safe. Pay by card or cash.',
    ),
  );
  assert.doesNotMatch(page, /"title":"Dogs"/u);
});
