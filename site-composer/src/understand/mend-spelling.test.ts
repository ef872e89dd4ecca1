import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mendSpelling } from './mend-spelling';

test('Everyday words are spelled as they are written', () => {
  assert.equal(
    mendSpelling('my hoof triming, goats aswell becuase anything futher is 45p a mile'),
    'my hoof trimming, goats as well because anything further is 45p a mile',
  );
});

test('Names, addresses and rare words stay', () => {
  for (const text of [
    'Futher & Sons, Triming Lane, futher@becuase.example',
    'plaice, pheasants, samosas, mousse, chilli, enrolment, dagging, callus, planed timber, antakshari',
  ])
    assert.equal(mendSpelling(text), text);
});
