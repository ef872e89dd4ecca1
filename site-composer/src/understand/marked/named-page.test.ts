import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBroken, kindBeforeName } from '../broken-subject';
import { understand } from '../understand';
import { namedPage } from './named-page';

test('What the page is said to be for is its name, with the kind of thing it is', () => {
  assert.deepEqual(namedPage('Right, this is for the Thornby Fen ploughing match which I run.'), {
    name: 'Thornby Fen ploughing match',
    kind: 'ploughing match',
  });
  assert.equal(
    namedPage('We need a page for the Ely model railway exhibition.')?.kind,
    'model railway exhibition',
  );
  assert.equal(namedPage('A site for the UK market.'), null);
  assert.equal(namedPage('This is for the best club in town.'), null);
});

test('One thing of a list that is called something does not name the page', () => {
  const { name, subject } = understand(
    "Right, this is for the Thornby Fen ploughing match which I have ended up secretary of, Maureen Coulbeck, secretary, you'd better put that in. It is on Sunday 27 September 2026 at Glebe Farm. Classes are vintage trailed, horse, and a new one for anybody who has never ploughed, called First Furrow, we lend you the tractor.",
    new Date('2026-03-01'),
  );
  assert.equal(name.text, 'Thornby Fen ploughing match');
  assert.equal(subject.phrase, 'ploughing match');
});

test('A piece of a sentence is no subject; what it is stands in front of its name', () => {
  for (const piece of ['better put', '39th because', 'a bit of']) assert.ok(isBroken(piece), piece);
  for (const thing of [
    'pop up',
    'yoga for all',
    'knit and natter',
    'dry stone walling',
    'better days',
  ])
    assert.ok(!isBroken(thing), thing);
  assert.equal(
    kindBeforeName(
      'Need a webpage for our class reunion Ord Valley High School, we are doing the 39th',
    ),
    'class reunion',
  );
});
