import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understand';

const read = (prompt: string) => understand(prompt, new Date('2026-11-27'));
const pricesOf = (prompt: string) =>
  read(prompt).lists.flatMap(({ items }) =>
    items.flatMap(({ price }) => price?.replaceAll(/\s/gu, ' ') ?? []),
  );

test('how often somebody helps is no price', () => {
  const prompt =
    'Museum of Ordinary Things, Margate. Adults £6, concessions £4. We would like volunteers for the front desk, two half days a month.';
  assert.deepEqual(pricesOf(prompt), ['£6', '£4']);
});

test('the number of a house stands in the address and is no price', () => {
  const prompt =
    'Website für unsere Fahrradwerkstatt Speichenbruch in Halle. Inspektion 55 Euro, Schlauch wechseln 15 Euro. Ludwig-Wucherer-Straße 12, Telefon 0345 555 0199.';
  assert.deepEqual(pricesOf(prompt), ['55 €', '15 €']);
  assert.equal(read(prompt).facts.address, 'Ludwig-Wucherer-Straße 12');
});
