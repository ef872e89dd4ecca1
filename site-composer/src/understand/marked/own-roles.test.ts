import assert from 'node:assert/strict';
import test from 'node:test';
import { planFor } from '../../index';

const today = new Date('2026-11-26T12:00:00Z');
const rolesIn = (prompt: string): Record<string, string | null> =>
  Object.fromEntries(
    planFor(prompt, { today }).brief.facts.people.map(({ name, role }) => [name, role]),
  );

test('a role goes with the person it stands beside', () => {
  assert.deepEqual(
    rolesIn(
      'Moss Lane Cricket Club in Bury. Committee: chair Ruth Akroyd, secretary Bill Nazari, coach and welfare officer Jo Pickles. Nets on Tuesdays 6pm.',
    ),
    {
      'Ruth Akroyd': 'Chair',
      'Bill Nazari': 'Secretary',
      'Jo Pickles': 'Coach and welfare officer',
    },
  );
  assert.deepEqual(
    rolesIn('Brocante Le Grenier à Uzès. Léa Fabre, restauratrice, et Paul Arnaud, tapissier.'),
    { 'Léa Fabre': 'Restauratrice', 'Paul Arnaud': 'Tapissier' },
  );
});

test('of several with one role each has it, as one', () => {
  const found = rolesIn(
    'Harbour Vets in Whitby. Vets are Anna Kirk and Luis Ortega, nurses Mo Bell and Tess Ward. Vaccination £48.',
  );
  assert.deepEqual(found, {
    'Anna Kirk': 'Vet',
    'Luis Ortega': 'Vet',
    'Mo Bell': 'Nurse',
    'Tess Ward': 'Nurse',
  });
});

test('the full stop of a title ends no name', () => {
  assert.deepEqual(
    rolesIn("St Columba's Church, Kirkwall. Minister is Rev. Ailsa Drever. Sunday worship 11am."),
    { 'Rev. Ailsa Drever': 'Minister' },
  );
  const both = rolesIn(
    "St Brannock's Church, Braunton. Our vicar is the Rev. Tom Aldous, curate Dr. Priya Nair.",
  );
  assert.deepEqual(both, { 'Rev. Tom Aldous': 'Vicar', 'Dr. Priya Nair': 'Curate' });
});

test('whom to ring has no role by that', () => {
  const found = rolesIn(
    'Village hall in Ash. For keys ring Magnus Flett 01856 555 0133, bookings with Amy Chan.',
  );
  assert.ok(Object.values(found).every((role) => role === null || !/ring|with/i.test(role)));
});

test('two with one family name stand together', () => {
  assert.deepEqual(
    Object.keys(
      rolesIn(
        'Käseladen Rinde in Freiburg. Über uns: Jonas und Mira Feil. Käse aus dem Schwarzwald.',
      ),
    ),
    ['Jonas und Mira Feil'],
  );
  assert.deepEqual(
    Object.keys(
      rolesIn(
        'Harbour Vets in Whitby. Vets are Anna Kirk and Luis Ortega, nurses Mo Bell and Tess Ward. Vaccination £48.',
      ),
    ),
    ['Anna Kirk', 'Luis Ortega', 'Mo Bell', 'Tess Ward'],
  );
});
