import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../index';
import { wishedForm } from './form-wishes';

const read = (prompt: string) =>
  wishedForm(prompt)?.fields.map(({ label, options }) =>
    options === null
      ? label
      : `${label} [${typeof options === 'string' ? options : options.join()}]`,
  ) ?? null;

test('all that a form is to ask for is in it, with what there is to choose from', () => {
  assert.deepEqual(
    read(
      'We need an entry form with name, class, make of tractor, and whether they want a plot near the gate. Ring me.',
    ),
    ['Name', 'Class', 'Make of tractor', 'Do you want a plot near the gate? [yes-no]'],
  );
  assert.deepEqual(
    read('Pls add form to register with old nick name and section A, B or C, and a countdown.'),
    ['Old nick name', 'Section [A,B,C]'],
  );
  assert.deepEqual(
    read('a booking form asking for name, meal (fish, meat or vegan) and how many are coming'),
    ['Name', 'Meal [Fish,Meat,Vegan]', 'How many are coming'],
  );
});

test('forms are read in other languages, and what stands behind them is no field', () => {
  assert.deepEqual(
    read(
      'Wichtig wäre mir eine Terminanfrage mit Straße und Ortsteil, weil Katrin ihre Touren danach plant.',
    ),
    ['Straße', 'Ortsteil'],
  );
  assert.deepEqual(read('un formulario con nombre, teléfono y fecha.'), [
    'Nombre',
    'Teléfono',
    'Fecha',
  ]);
  assert.equal(read('We have a form guide and a page with photos.'), null);
});

const fieldsOf = (instruction: string) =>
  planFor(instruction, { today: new Date('2026-11-27T12:00:00Z') }).plan.sections.flatMap(
    (section) => (section.kind === 'contact' ? (section.form ?? []) : []),
  );

test('the form of the page has these fields, and none of them is printed as text', () => {
  const instruction =
    'Page for the Marsh Lane raft race on Sunday 6 June 2027 at Marsh Lane. I am the secretary. Entry is £6 a raft. We need an entry form with name, name of raft, and whether they need a trailer. Ring me on 07700 900733.';
  const labels = fieldsOf(instruction).map(({ label, type }) => `${label} ${type}`);
  assert.deepEqual(labels, [
    'Name text',
    'Name of raft text',
    'Do you need a trailer? select',
    'Email email',
  ]);
});

test('a request for appointments in German has what it is to ask for, above a number to call', () => {
  const labels = fieldsOf(
    'Seite für unseren Betrieb „Ofen Brandt“ in Hameln. Wir kehren Kamine seit 1974. Kehrung ab 38 €, Ofen-Check 55 €. Telefon 05042 990 4417. Wichtig wäre mir eine Terminanfrage mit Straße und Ortsteil, weil wir unsere Touren danach planen.',
  ).map(({ label }) => label);
  assert.ok(labels.includes('Straße') && labels.includes('Ortsteil'), labels.join());
});
