import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withValuesPutRight } from './correct-values';

test('The value that was said last holds, with what it is for', () => {
  for (const [said, meant] of [
    [
      'donkeys £30, goats £8 a hoof no sorry £8 a goat, minimum 4 goats.',
      'donkeys £30, goats £8 a goat, minimum 4 goats.',
    ],
    ['Adults £6 each, make that £7, kids free', 'Adults £7 each, kids free'],
    [
      'We meet on Tuesdays, sorry, Thursdays at 7pm no wait 7.30pm in the hall.',
      'We meet on Thursdays at 7.30pm in the hall.',
    ],
    ['The fair is on 12 June, scrap that, 19 June 2027.', 'The fair is on 19 June 2027.'],
    ['There are 12 berths… no, 14.', 'There are 14 berths.'],
    ['Ring 01632 960 441 I mean 01632 960 414 please', 'Ring 01632 960 414 please'],
  ])
    assert.equal(withValuesPutRight(said ?? ''), meant);
});

test('Corrections in the other languages', () => {
  for (const [said, meant] of [
    ['Haarschnitt 28 €, nein Moment, 32 €, Montag zu', 'Haarschnitt 32 €, Montag zu'],
    ['Geöffnet am Dienstag, nein, Mittwoch, ab 9 Uhr', 'Geöffnet am Mittwoch, ab 9 Uhr'],
    ['La visite coûte 12 €, non pardon, 14 € par personne.', 'La visite coûte 14 € par personne.'],
    ['El curso empieza el 3 de mayo, no, perdón, 10 de mayo.', 'El curso empieza el 10 de mayo.'],
    ['O bilhete custa 8 €, ou melhor, 9 €.', 'O bilhete custa 9 €.'],
    ['Aperto martedì, anzi, giovedì.', 'Aperto giovedì.'],
    ['Entree € 6, nee sorry, € 7.', 'Entree € 7.'],
  ])
    assert.equal(withValuesPutRight(said ?? ''), meant);
});

test('What only sounds like a correction stays', () => {
  for (const text of [
    'Open Saturday, sorry, Sunday closed.',
    'Tickets £8, we can make it £6 for groups.',
    'Adults £8, children £4. Sorry, no dogs.',
    'We wait 10 minutes, no 20 minute queues.',
    'Entry £5, no, really, it is worth it.',
  ])
    assert.equal(withValuesPutRight(text), text);
});

test('A long text of corrections is read in time', () => {
  const long = '£8 no sorry £9, '.repeat(1_200);
  assert.ok(withValuesPutRight(long).length <= long.length);
});
