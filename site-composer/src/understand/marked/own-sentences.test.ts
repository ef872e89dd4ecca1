import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markText } from './marked-text';
import { ownSentences } from './own-sentences';

const sentencesOf = (instruction: string): string[] =>
  ownSentences(markText(instruction, 'en'), 'en').map(({ text }) => text);

test('Sentences for visitors are whole and in their order, without what orders the page', () => {
  assert.deepEqual(
    sentencesOf(
      'Hello, we need a website for our canoe club. We paddle on the Severn at Bewdley every Sunday. We lend boats to anyone over 12. The main button should be Join us. Colours green and white please.',
    ),
    ['We paddle on the Severn at Bewdley every Sunday.', 'We lend boats to anyone over 12.'],
  );
});

test('What leads to a sentence and what is ordered behind it is cut off', () => {
  const told = sentencesOf(
    'Site for Elm Row Laundry. Bit of background for the about section: my gran opened it in 1961 with one mangle. Also the page must say: we collect on Mondays. We wash duvets too and that should be clearly written.',
  );
  assert.ok(told.includes('My gran opened it in 1961 with one mangle.'), told.join(' | '));
  assert.ok(told.includes('We collect on Mondays.'), told.join(' | '));
  assert.ok(told.includes('We wash duvets too.'), told.join(' | '));
});

test('A shortened word and an initial end no sentence', () => {
  assert.ok(
    sentencesOf(
      'Page for our dental practice in Hove. The surgeon is Dr. Ines Marlow, trained in Leeds. The hygienist is Mrs. P. Okello since 2019. We see children on Saturdays.',
    ).includes('The surgeon is Dr. Ines Marlow, trained in Leeds.'),
  );
});

test('Paragraphs are counted, so that what was said together stays together', () => {
  const found = ownSentences(
    markText('We mend nets in Whitby.\n\nWe teach knots on Fridays.', 'en'),
    'en',
  );
  assert.deepEqual(
    found.map(({ paragraph }) => paragraph),
    [0, 1],
  );
});
