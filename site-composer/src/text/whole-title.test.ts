import assert from 'node:assert/strict';
import test from 'node:test';
import { wholeTitle } from './whole-title';

test('a title loses the small words a cut has left at its end', () => {
  assert.equal(wholeTitle('Messy church for families on the'), 'Messy church for families');
  assert.equal(wholeTitle('Carols by candlelight on'), 'Carols by candlelight');
  assert.equal(wholeTitle('The toy library is open'), 'The toy library');
  assert.equal(wholeTitle('Käseplatten ab'), 'Käseplatten');
  assert.equal(wholeTitle('Marché de nuit le'), 'Marché de nuit');
});

test('what leans on something else is no title', () => {
  for (const words of [
    'Not after',
    'With crèche',
    'People can give',
    'Or come',
    'Nicht vor',
    'Avec goûter',
    'Often',
    'On the',
  ])
    assert.equal(wholeTitle(words), '', words);
});

test('whole titles stay as they are', () => {
  for (const words of [
    'Drop in',
    'Sign on',
    'Notting Hill walk',
    'Order of service',
    'Withington fair',
    'Andorra by night',
    'Nur-Yoga',
    'Open day',
  ])
    assert.equal(wholeTitle(words), words);
});
