import assert from 'node:assert/strict';
import { test } from 'node:test';
import { questionLines } from './question-lines';

test('questions line by line have the whole of their answers', () => {
  assert.deepEqual(
    questionLines(
      'Questions for the bottom:\nCan I bring my kids? Yes, but hold on to them.\nWhat do I wear? Flat shoes. Otherwise as bright as you like.',
    ),
    [
      { question: 'Can I bring my kids?', answer: 'Yes, but hold on to them.' },
      { question: 'What do I wear?', answer: 'Flat shoes. Otherwise as bright as you like.' },
    ],
  );
  assert.deepEqual(questionLines('Could you make a page? We mend boats.'), []);
});

test('a line without end is read in time', () => {
  assert.deepEqual(questionLines(`${'a '.repeat(20_000)}? b`), []);
});
