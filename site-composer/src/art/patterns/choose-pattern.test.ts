import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose } from '../../index';
import { choosePattern } from './choose-pattern';

const known: readonly (readonly [string, string])[] = [
  ['Narrowboat moorings in Braunston', 'waves'],
  ['Penzance Sub-Aqua Club', 'waves'],
  ['Schwimmverein Nordhausen', 'waves'],
  ['Shanty group in Whitby', 'arcs'],
  ['Accordion repairs in Todmorden', 'pleats'],
  ['Chorale de Nantes', 'arcs'],
  ['Saree pre-pleating in Coimbatore', 'pleats'],
  ['Booyoolie Flat Mower Derby', 'stripes'],
  ['Huerta ecológica en Soria', 'petals'],
];

for (const [words, pattern] of known)
  test(`${words} → ${pattern}`, () => assert.equal(choosePattern(words, 1), pattern));

test('other words have a pattern that says nothing, always the same one', () => {
  const one = choosePattern('Lemmon Associates', 7);
  assert.ok(one === 'quarters' || one === 'blocks', one);
  assert.equal(choosePattern('Lemmon Associates', 7), one);
});

const today = new Date('2026-11-22T12:00:00Z');
const heroOf = (html: string): string =>
  /<section class="section hero.*?<\/section>/su.exec(html)?.[0] ?? '';

test('no letters of a name stand in place of a picture', () => {
  for (const prompt of [
    'Lemmon Associates, policy mediation in Hull. A day £650.',
    "page for ladies tug of war club, Bishop's Frome Heavers",
    'Verein für Nachbarschaft in Ulm. Er heißt Runder Tisch, Beitrag 12 € im Jahr.',
  ]) {
    const hero = heroOf(compose(prompt, { today }).html);
    assert.match(hero, /art-of-pattern/u);
    assert.doesNotMatch(hero, /<text/u);
  }
});

test('what takes place once has its day in large letters', () => {
  const hero = heroOf(
    compose('Open air film festival in Whitby, 3 July 2027, tickets £9', { today }).html,
  );
  assert.match(hero, /<text[^>]*>July<\/text>/u);
});
