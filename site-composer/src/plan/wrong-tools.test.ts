import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose } from '../index';

const page = (prompt: string) => compose(prompt, { today: new Date('2026-11-27') });

test('who makes surveys is asked for one, and asks visitors no questions', () => {
  const { html } = page(
    "I'm an independent acoustic consultant (noise surveys, planning reports) in Sheffield. A planning report is usually £750 to £1,400. Recent work: a brewery in Leeds, a nursery under a flight path, 42 flats beside the tram line.",
  );
  assert.doesNotMatch(html, /short questions|Your answers|Our goal/);
  assert.match(html, /Brewery in Leeds/i);
});

test('a questionnaire with its questions is one', () => {
  const { html } = page(
    'A short survey about our cafe: how often do you come (daily, weekly), what do you drink, would you come in the evening?',
  );
  assert.match(html, /How often do you come\?/);
});

test('a restaurant bill that is split works on the page, in whatever order it is said', () => {
  const { html } = page(
    'A page to split the restaurant bill between friends: enter the total, tip percent, number of people, and it shows what each pays.',
  );
  assert.match(html, /Split the bill, tip included/);
  assert.doesNotMatch(html, /people you follow/);
});
