import assert from 'node:assert/strict';
import test from 'node:test';
import { compose, planFor } from '../index';
import { lettersOf } from './choose-emblem';

const today = new Date('2026-11-22T12:00:00Z');

function heroOf(prompt: string) {
  const hero = planFor(prompt, { today }).plan.sections.find(({ kind }) => kind === 'hero');
  assert.ok(hero?.kind === 'hero');
  return hero;
}

test('A page of whose subject there is no drawing has a composition of shapes, always the same one', () => {
  const prompt = 'Lemmon Associates, policy mediation in Hull. A day £650.';
  const { icons, emblem } = heroOf(prompt);
  assert.deepEqual(icons, []);
  assert.ok(emblem);
  const [one, again] = [compose(prompt, { today }), compose(prompt, { today })];
  assert.match(one.html, /class="art art-of-pattern" data-place="hero"/);
  assert.equal(one.html, again.html);
});

test('Who asks for a minimal page gets words alone', () => {
  const hero = heroOf(
    'Lemmon Associates, policy mediation in Hull. Very minimal please. A day £650.',
  );
  assert.equal(hero.emblem, undefined);
});

const letters: readonly (readonly [string, string])[] = [
  ['Gerald Pym Pianos', 'GP'],
  ['The Slow Swimmers of Sandycove', 'SS'],
  ['Thread & Tack', 'TT'],
  ['Ölmühle', 'Ö'],
  ['3rd Wrexham Scouts', 'WS'],
];

for (const [name, known] of letters)
  test(`${name} → ${known}`, () => assert.equal(lettersOf(name), known));
