import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headingOf, isButton, isCall, labelOn } from './section-words';

test('A heading says what visitors find and not how the part is built', () => {
  const headings: readonly (readonly [string, string])[] = [
    ['pricing table with a monthly and yearly switch', 'Pricing'],
    ['how it works in three steps', 'How it works'],
    ['calendar of upcoming events', 'Upcoming events'],
    ['filterable grid of selected projects', 'Selected projects'],
    ['short page about the author', 'About the author'],
    ['her working process', 'Working process'],
    ['prayer request form', 'Prayer request'],
    ['testimonials carousel', 'Testimonials'],
    ['sections for testimonials', 'Testimonials'],
    ['our ministries', 'Our ministries'],
    ['big day out', 'Big day out'],
  ];
  for (const [words, heading] of headings) assert.equal(headingOf(words), heading);
});

test('What asks visitors to act is told from what they read', () => {
  for (const words of ['get a quote', 'Donate', 'register your pet', 'book the hall', 'pedir cita'])
    assert.ok(isCall(words), words);
  for (const words of ['bookshop', 'testimonials', 'joinery', 'registration fees'])
    assert.ok(!isCall(words), words);
});

test('The word button does not stand on one', () => {
  assert.ok(isButton('donate button'));
  assert.equal(labelOn('donate button'), 'Donate');
});
