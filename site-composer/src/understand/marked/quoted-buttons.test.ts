import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quotedButtons } from './quoted-buttons';

test('the words of a button stand in quotation marks before or behind it', () => {
  assert.deepEqual(
    quotedButtons('The main button should be "Ring Nora". A big “Volunteer” button too.'),
    ['Ring Nora', 'Volunteer'],
  );
  assert.deepEqual(quotedButtons('Oben bitte ein Knopf „Zum Kurs anmelden“, per Mail.'), [
    'Zum Kurs anmelden',
  ]);
  assert.deepEqual(quotedButtons('Le bouton principal : « Prendre rendez-vous », merci.'), [
    'Prendre rendez-vous',
  ]);
  assert.deepEqual(quotedButtons('He said "no wonder". We sell buttons.'), []);
});

test('a long text of quotation marks is read in time', () => {
  assert.ok(quotedButtons('button "'.repeat(20_000)).length < 2);
});
