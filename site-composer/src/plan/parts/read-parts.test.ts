import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../../index';
import { readParts } from './read-parts';

const kinds = (prompt: string, language: 'en' | 'de' = 'en'): string[] =>
  readParts(prompt, language).map(({ kind, words }) => `${kind}: ${words}`);

test('parts that were asked for by name are of the kind their name says', () => {
  assert.deepEqual(
    kinds('We have 48 plots. want: waiting list form, plot rules, whos who, room for photographs'),
    [
      'form: waiting list form',
      'list: plot rules',
      'people: whos who',
      'gallery: room for photographs',
    ],
  );
  assert.deepEqual(kinds('Bitte mit Warteliste als Formular, Gartenordnung und Vorstand.', 'de'), [
    'form: Warteliste als Formular',
    'list: Gartenordnung',
    'people: Vorstand',
  ]);
});

test('a sentence that tells something asks for no part', () => {
  assert.deepEqual(kinds('Carers sit at one table. Photographs of bread are welcome.'), []);
  assert.deepEqual(kinds('I want no photos of faces.'), []);
});

test('a rule list is a list to fill in and no field of the form', () => {
  const { plan } = planFor(
    'Page for Crowhill Allotments, we have 48 plots behind the station. want: waiting list form, plot rules, whos who',
    { today: new Date('2026-11-23T12:00:00Z') },
  );
  const contact = plan.sections.find(({ kind }) => kind === 'contact');
  assert.equal(contact?.heading, 'Waiting list');
  assert.ok(
    contact?.kind === 'contact' && contact.form?.every(({ label }) => !/rules/iu.test(label)),
  );
  assert.ok(
    plan.sections.some(({ kind, heading }) => kind === 'facts' && heading === 'Plot rules'),
  );
  assert.ok(plan.sections.some(({ kind }) => kind === 'people'));
});
