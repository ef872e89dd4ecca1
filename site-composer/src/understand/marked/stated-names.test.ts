import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understand';

const nameOf = (prompt: string) => understand(prompt, new Date('2026-11-27')).name.text;

test('the name that is stated is the name of the page, whoever else introduces themselves', () => {
  assert.equal(
    nameOf(
      "I'm an acoustic consultant in Sheffield. Dr Imran Qureshi, imran@quietworks.example. Company name Quietworks.",
    ),
    'Quietworks',
  );
  assert.equal(
    nameOf(
      'Brackenridge Wills – will writing at home in Northern Ireland. My name is Orla Brackenridge, I was a solicitor for twelve years.',
    ),
    'Brackenridge Wills',
  );
});
