import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markText } from '../marked/marked-text';
import { readPassages } from './read-passages';

const sentencesOf = (instruction: string): string[] =>
  readPassages(markText(instruction, 'en'), true).passages.map(({ text }) => text);

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
  const found = readPassages(
    markText('We mend nets in Whitby.\n\nWe teach knots on Fridays.', 'en'),
    true,
  );
  assert.deepEqual(
    found.passages.map(({ paragraph }) => paragraph),
    [0, 1],
  );
});

test('A heading in front of words or lines is theirs, and no longer that of another sort', () => {
  const { passages } = readPassages(
    markText(
      'Page for our kite festival.\n\nProgramme:\n10.00 first kites\n2pm kite fights\n\nRules: no glass line. Kites under two metres. Ring 01632 960 441.\n\nWe began in 1990.',
      'en',
    ),
    true,
  );
  assert.deepEqual(
    passages.map(({ label, text }) => `${label ?? ''}|${text}`),
    [
      'Programme|10.00 first kites',
      'Programme|2pm kite fights',
      'Rules|No glass line',
      'Rules|Kites under two metres',
      '|Ring 01632 960 441',
      '|We began in 1990.',
    ],
  );
});

test('What is to be seen at once is told, and where it is to stand is not', () => {
  const { passages } = readPassages(
    markText(
      'Website for my kiln repairs. The wait is about five weeks, people need to see that near the top.',
      'en',
    ),
    true,
  );
  assert.deepEqual(passages, [
    {
      text: 'The wait is about five weeks.',
      within: 'The wait is about five weeks, people need to see that near the top',
      paragraph: 0,
      line: 0,
      label: null,
      isUrgent: true,
    },
  ]);
});

test('What a page is for is said to whoever builds it', () => {
  assert.deepEqual(
    sentencesOf(
      'Page for The Most Honourable Society of Lamp Trimmers of Leith. We meet on Mondays at 7pm. Bring a mug.',
    ),
    ['We meet on Mondays at 7pm.', 'Bring a mug.'],
  );
});

test('Facts in one sentence with a wish are told, in every language', () => {
  assert.deepEqual(sentencesOf('We are ring makers in Leith and we want a simple page.'), [
    'We are ring makers in Leith.',
  ]);
  const { passages } = readPassages(
    markText(
      'Wij zijn zeilclub De Kluiver uit Hoorn en we willen een website. Training op dinsdag om 19.00. Geen nieuwsberichten, die leest niemand.',
      'nl',
    ),
    false,
  );
  const texts = passages.map(({ text }) => text);
  assert.ok(texts.includes('Training op dinsdag om 19.00.'));
  assert.ok(texts.every((text) => !/website|nieuwsberichten/u.test(text)));
});

test('A span of days or hours keeps its dash as it was written', () => {
  assert.deepEqual(
    sentencesOf('Car detailing in Perth. Studio hours Mon–Sat 7:30am–4pm.').slice(1),
    ['Studio hours Mon–Sat 7:30am–4pm.'],
  );
});
