import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findContacts } from './find-contacts';

const phonesIn = (text: string): readonly string[] => findContacts(text).phones;

test('a number to call is read as it was given', () => {
  assert.deepEqual(phonesIn('Ring 01434 555 218 or +44 7700 900123.'), [
    '01434 555 218',
    '+44 7700 900123',
  ]);
});

test('a number behind that of a licence is called', () => {
  assert.deepEqual(phonesIn('Licensed ROC 298114. 520-555-0171. Hablamos español.'), [
    '520-555-0171',
  ]);
});

test('a number somebody is registered under is not called', () => {
  for (const said of [
    'Fully insured, ABN 51 555 000 112.',
    'Registered charity no. 1156 7891.',
    'VAT number 123 4567 89',
    'Company number: 0123 4567',
    'Gas Safe number 055 8213 44',
    'HCPC reg no 401 1223 44',
  ])
    assert.deepEqual(phonesIn(said), [], said);
});
