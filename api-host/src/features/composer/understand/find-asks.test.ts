import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose } from '../composer';
import { findAsks, isSaid } from './find-asks';
import { findHead } from './find-head';
import { findPages } from './find-pages';
import { understand } from './understand';

void test('phrases that ask for something are taken, wishes about looks are not', () => {
  assert.deepEqual(
    findAsks('Vet clinic with pet of the month, online pharmacy and a navy header, no newsletter'),
    ['Vet clinic', 'pet of the month', 'online pharmacy'],
  );
  assert.ok(isSaid('booking deposits', 'Booking. How a deposit works.'));
  assert.ok(!isSaid('burn ban', 'Upcoming events'));
});

void test('whatever is asked for is named on the page', () => {
  const { html } = compose(
    'Vet clinic: services, team, pet of the month, online pharmacy, a quiet waiting corner',
  );
  for (const words of [/pet of the month/i, /online pharmacy/i, /quiet waiting corner/i])
    assert.match(html, words);
});

void test('the thing itself is found behind the polite words', () => {
  assert.equal(
    findHead('okay so I want a simple website for my bike repair shop in Leeds'),
    'bike repair shop',
  );
  assert.equal(findHead('build me a habit tracker with streaks'), 'habit tracker');
  assert.equal(findHead('eine einfache Webseite für eine Bäckerei in Hamburg'), 'bäckerei');
});

void test('pages are read from lists, in their order', () => {
  assert.deepEqual(findPages('Pages:\n1. Home\n2. About\n3. Rates\n\nColors: red'), [
    'Home',
    'About',
    'Rates',
  ]);
  assert.deepEqual(findPages('a lodge with home, rooms, dining'), ['home', 'rooms', 'dining']);
  assert.deepEqual(findPages('a bakery with menu and contact'), []);
});

void test('something to use is told from something to read', () => {
  for (const prompt of [
    'expense dashboard with filters',
    'tool to compare mortgage rates',
    'to do list',
  ])
    assert.ok(understand(prompt).app, prompt);
  for (const prompt of [
    'hair salon with online booking',
    'landing page for a budgeting app',
    'museum with a quiz',
  ])
    assert.ok(!understand(prompt).app, prompt);
});
