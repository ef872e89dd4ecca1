import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Span } from '../spans/find-spans';
import type { SpanLabel } from '../spans/labels';
import { withJoinedPrices } from './marked/joined-prices';
import { understand } from './understand';

const read = (prompt: string) => understand(prompt, new Date('2026-11-23T12:00:00Z'));

test('"No gifts please" between things visitors are told is told to them', () => {
  const { statements, asked } = read(
    "Party page for Mia's 40th. Saturday 6 March from 7pm at the Rowing Club, Bedford. No gifts please. Buffet at 8, band at 9.",
  );
  assert.ok(statements.some((text) => text.startsWith('No gifts')));
  assert.deepEqual(asked.avoid, []);
  assert.ok(
    !read('A cafe in Hull. No stock photos please. Open daily 9 to 5.').statements.some((text) =>
      text.includes('stock'),
    ),
  );
});

test('A name ends with a whole word', () => {
  assert.equal(
    read("Party page for Mia's 40th. Saturday 6 March from 7pm at the Rowing Club, Bedford.").name
      .text,
    "Mia's 40th",
  );
});

test('Two prices of one thing are told together', () => {
  const text = 'theses £65 or £90 with a slipcase';
  const span = (label: SpanLabel, words: string, record: number | null): Span => {
    const start = text.indexOf(words);
    return { label, text: words, start, end: start + words.length, record, sure: 1 };
  };
  const joined = withJoinedPrices(text, [
    span('item', 'theses', 1),
    span('price', '£65', 1),
    span('price', '£90', null),
    span('note', 'with a slipcase', null),
  ]);
  assert.deepEqual(
    joined.map((one) => one.text),
    ['theses', '£65 or £90 with a slipcase'],
  );
});

test('A town in lower case behind a trade is where it is', () => {
  const { place, subject } = read('nail salon leicester');
  assert.deepEqual([place, subject.phrase], ['Leicester', 'nail salon']);
  assert.equal(read('nail salon minimal').place, null);
});

test('The length of a charity run leaves it one', () => {
  assert.equal(read('charity 5k run').subject.tradeId, 'charity-run');
});

test('An adjective behind a thing is no part of it', () => {
  assert.equal(read('pomodoro timer minimal').subject.phrase, 'pomodoro timer');
});

test('Until midnight is a time and no colour', () => {
  const { asked } = read('Cocktail bar in Hull, open until midnight. Gold on black.');
  assert.ok(!JSON.stringify(asked.look.colours).includes('midnight'));
});
