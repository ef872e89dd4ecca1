import assert from 'node:assert/strict';
import test from 'node:test';
import { spellOut } from './plain-spelling';

test('misspelt words are mended, and addresses are not', () => {
  assert.equal(spellOut('my buisness is usualy open'), 'my business is usually open');
  assert.equal(
    spellOut('Definately the best, seperate rooms'),
    'Definitely the best, separate rooms',
  );
  assert.equal(spellOut('write to adress@buisness.example'), 'write to adress@buisness.example');
});

test('towns that are no words have their capital', () => {
  assert.equal(spellOut('we do croydon and sutton'), 'we do Croydon and Sutton');
  assert.equal(spellOut('flat in portobello edinburgh'), 'flat in Portobello Edinburgh');
  assert.equal(spellOut('we cover hove and portslade'), 'we cover Hove and Portslade');
  assert.equal(
    spellOut('a hot bath, reading and a deal on rye bread'),
    'a hot bath, reading and a deal on rye bread',
  );
});

test('bare sums that are plainly money have the mark of the text', () => {
  assert.equal(
    spellOut('rent is 1350 a month plus deposit of 1500, ring 07700 900476'),
    'rent is £1350 a month plus deposit of £1500, ring 07700 900476',
  );
  assert.equal(
    spellOut('620 a week in summer and 410 in winter, dogs 20 pounds'),
    '£620 a week in summer and £410 in winter, dogs £20',
  );
  assert.equal(spellOut('lose 20 pounds by spring'), 'lose 20 pounds by spring');
  assert.equal(
    spellOut('Die Miete: rent is 700 a month, heating 40 €'),
    'Die Miete: rent is €700 a month, heating 40 €',
  );
  assert.equal(spellOut('room in Lancaster, 475 a month'), 'room in Lancaster, £475 a month');
  assert.equal(spellOut('room to rent, 475 a month'), 'room to rent, 475 a month');
  assert.equal(
    spellOut('we bake 200 loaves a week and 30 a day go to schools'),
    'we bake 200 loaves a week and 30 a day go to schools',
  );
});
