import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDocument } from './read-document';

const kindsOf = (text: string): string[] =>
  (readDocument(text) ?? []).map(({ kind, heading }) => `${kind} ${heading}`.trim());

test('Headings in capitals, their lists and what is not for the page are parts', () => {
  const kinds = kindsOf(
    'WHAT TO BRING\n- a towel\n- socks\n\nPRICES\nAdults £4\nChildren £2\n\nNOT ON THE PAGE\nour street',
  );
  assert.deepEqual(kinds.slice(1), [
    'content WHAT TO BRING',
    'content PRICES',
    'excluded NOT ON THE PAGE',
  ]);
});

test('A colon in brackets begins no part, and what a form asks for is no step', () => {
  const steps = readDocument(
    'FACTS\n- 11 buses a day\n- 2,340 journeys in May\n\nWHAT PEOPLE SHOULD DO\n1. Sign the petition (form: name, postcode)\n2. Come to the meeting\n\nVOICES\nMrs Beck: "I need it."',
  )?.find(({ kind }) => kind === 'steps');
  assert.deepEqual(
    steps?.lines.map(({ text }) => text),
    ['Sign the petition', 'Come to the meeting'],
  );
});

test('A point that names the page, and what several buttons say, are not shown', () => {
  const document = readDocument(
    '# What it is\n- Campaign page, name: Keep Our Bus\n- Run by residents\n\n# Facts\n- 11 buses a day\n- No shelter at the stop\n\n# CTA\nStart a 30-day trial (main). Book a demo and a call (secondary).',
  );
  assert.deepEqual(
    document?.find(({ heading }) => heading === 'What it is')?.lines.map(({ text }) => text),
    ['Run by residents'],
  );
  assert.equal(document?.find(({ heading }) => heading === 'CTA')?.kind, 'order');
});

test('A running text is no document', () => {
  assert.equal(readDocument('A page for my bakery in Leeds. Prices: loaves £4, buns £1.'), null);
});
