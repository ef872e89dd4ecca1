import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose } from '../index';

/** What a visitor reads, tags apart. */
const text = (prompt: string): string =>
  compose(prompt, { today: new Date('2026-11-27') })
    .html.replaceAll(/<(?:svg|script|style)[^]*?<\/(?:svg|script|style)>/gu, ' ')
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ');

test('who tells enough is read in their own words, and none of a trade near theirs', () => {
  const page = text(
    'I am an end-of-life doula in Ghent, New York. I sit with people who are dying and with their families, help write letters, plan vigils, and sort out what has to be sorted. First conversation is free, by phone or at your kitchen table. My name is Ruth Adeyemi.',
  );
  assert.match(page, /End-of-life doula/);
  assert.match(page, /I sit with people who are dying and with their families, help write letters/);
  assert.doesNotMatch(page, /bab(?:y|ies)|mothers|pregnan/i);
});

test('where a workshop is does not decide what it is', () => {
  const page = text(
    'Hi, I repair and set up violins, violas and cellos in a small workshop behind the old cinema in Hebden Bridge. I trained in Newark and have been doing this since 2009. Please ring first, 01422 555 018.',
  );
  assert.doesNotMatch(page, /pictures|film|screen|showing/i);
  assert.match(
    page,
    /I repair and set up violins, violas and cellos in a small workshop behind the old cinema/,
  );
  assert.doesNotMatch(page, /Hi, I repair/);
});

test('who says little is helped by what is true of the trade', () => {
  assert.match(text('bakery in Hull'), /bread|baked|oven/i);
});

test('a sentence of which a part stands elsewhere is told once and whole', () => {
  const page = text(
    'We let eight student rooms near the University of Exeter. There is a washing machine and a dryer in both houses, bike storage only at number 12. Contracts run for 46 weeks from 1 September. Viewings are on Wednesdays after 4.',
  );
  assert.equal(page.split(/bike storage only at number 12/iu).length, 2);
});

test('days without names of their own stay in their sentence', () => {
  const page = text(
    "We're the Halloran Trust, a small family trust that gives grants to village halls in Northumberland. We meet four times a year: applications close on 31 January, 30 April, 31 July and 31 October, and you hear from us within five weeks.",
  );
  assert.match(page, /applications close on 31 January, 30 April, 31 July and 31 October/);
  assert.doesNotMatch(page, /2027 Halloran Trust/);
});

test('a day to reply by is told, though the rest of its sentence is for the form', () => {
  const page = text(
    'Our wedding website: Imogen and Rafael, Saturday 4 September 2027, 2pm at Hartwell Barn. Please RSVP by 1 June with names and any food allergies.',
  );
  assert.match(page, /1 June 2027/);
});

test('what is refused to visitors stands on the page, what is refused of the page does not', () => {
  const page = text(
    'Sing Out Stroud is a community choir. No auditions, no reading music. We meet Thursdays 7.30 to 9.15 in the Subscription Rooms. No stock photos, no slider please.',
  );
  assert.match(page, /No auditions, no reading music/);
  assert.doesNotMatch(page, /stock|slider/i);
});
