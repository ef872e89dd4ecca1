import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../index';

const today = new Date('2026-11-22T12:00:00Z');

function linesOf(prompt: string): readonly string[] | undefined {
  const [hero] = planFor(prompt, { today }).plan.sections;
  assert.ok(hero?.kind === 'hero');
  assert.deepEqual(hero.icons, []);
  return hero.emblem?.lines;
}

test('what takes place once has its day in large letters, in the language of the page', () => {
  assert.deepEqual(linesOf('Open air film festival in Whitby, 3 July 2027, tickets £9'), [
    '3',
    'July',
    '2027',
  ]);
});

test('else it is the name, or its letters where the headline says the name', () => {
  const lines = linesOf('Lemmon Associates, policy mediation in Hull. A day £650.');
  assert.ok(lines?.join(' ') === 'Lemmon Associates' || lines?.join('') === 'LA', lines?.join(' '));
});

test('several days stand as they were given, and two names keep what joins them', () => {
  assert.equal(
    linesOf('Open air film festival in Whitby, 10 to 12 July 2027, tickets £9')?.[0],
    '10–12',
  );
  const two = linesOf('Online shop for my natural skincare brand Fern & Salt. Balm £18, oil £14.');
  assert.ok(two?.join(' ') === 'Fern &\u00a0Salt', two?.join(' '));
});

test('a bare word or a price without its thing is no picture', () => {
  assert.equal(linesOf('used euro pallets, grade A £7, delivered in Kent'), undefined);
});
