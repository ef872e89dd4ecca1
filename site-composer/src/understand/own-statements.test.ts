import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose } from '../index';
import { understand } from './understand';

const today = new Date('2026-11-23T12:00:00Z');
const html = (prompt: string) => compose(prompt, { today }).html;

test('A subject that ends with an adjective goes on to those it is about', () => {
  const { subject } = understand(
    'Helping older people at home in Exeter, lifts and company',
    today,
  );
  assert.equal(subject.phrase, 'Helping older people');
});

test('What an hour costs is not the price of the last thing in the sentence before', () => {
  const page = html(
    'Help at home in Exeter - shopping, company, lifts to appointments. £22 an hour, min 2 hours. Call 01392 496 111',
  );
  assert.match(page, /£22 an hour/);
  assert.doesNotMatch(page, /data-item="Lifts to appointments"/);
});

test('What somebody says they have is told to visitors, and no section without content', () => {
  const page = html(
    'record shop Groove Merchant in Sheffield. Open Wed-Sun 11 to 5. We also do mail order and have a listening corner.',
  );
  assert.match(page, /We also do mail order and have a listening corner\./);
  assert.doesNotMatch(page, /<h2[^>]*>Listening corner/);
  assert.match(html('bakery in Hull. We want a section with opening hours and a gallery'), /<h1/);
});

test('Notice that is needed is a condition, and prices that start at a sum are from it', () => {
  const page = html(
    'I make wedding cakes at home in Dunfermline. Prices start at £45. I need two weeks notice. Collection only.',
  );
  assert.match(page, /I need two weeks' notice/);
  assert.match(page, /Prices start at £45/i);
});
