import assert from 'node:assert/strict';
import { test } from 'node:test';
import { turnedQuestion } from './turned-question';

const turned = (text: string) => {
  const found = turnedQuestion(text);
  return found === null ? null : `${found.question} ${found.answer}`;
};

test('statements are turned into questions with their answers by their verbs', () => {
  assert.equal(
    turned("You don't need to be strong."),
    "Do I need to be strong? No, you don't need to be strong.",
  );
  assert.equal(
    turned('You can hire a wetsuit'),
    'Can I hire a wetsuit? Yes, you can hire a wetsuit.',
  );
  assert.equal(
    turned('Dogs are welcome in the yard.'),
    'Are dogs welcome in the yard? Yes, dogs are welcome in the yard.',
  );
  assert.equal(
    turned('We do not take children under ten, sorry.'),
    'Do you take children under ten? No, we do not take children under ten, sorry.',
  );
  assert.equal(
    turned('We lend you a helmet.'),
    'Do you lend me a helmet? Yes, we lend you a helmet.',
  );
  assert.equal(
    turned('I can come to your house.'),
    'Can you come to my house? Yes, I can come to your house.',
  );
});

test('what is no such statement is turned into nothing', () => {
  for (const text of [
    'It is on Sunday.',
    'We began in 1962.',
    'Plant after the last frost.',
    'Ring me after six.',
    'Tuning: £40',
    'My assistant is Oonagh McCrory who teaches.',
    'I mean it.',
  ])
    assert.equal(turnedQuestion(text), null, text);
});
