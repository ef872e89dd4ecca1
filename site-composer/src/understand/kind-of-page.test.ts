import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../index';

const today = new Date('2026-11-26T12:00:00Z');
const read = (text: string) => planFor(text, { today });

for (const text of [
  'Hannah & Luis are getting married 12 June 2027 in Ronda, RSVP',
  'Nina und Paul: wir heiraten am 5. Juni 2027 in Lindau. Bitte bis 1. Mai antworten.',
])
  test(`an own wedding is an invitation: ${text}`, () => {
    const { brief, plan } = read(text);
    assert.equal(brief.purpose, 'celebration');
    assert.equal(brief.intent, 'reply');
    const [hero] = plan.sections;
    assert.ok(hero?.kind === 'hero');
    assert.match(hero.headline, /^(?:Hannah & Luis|Nina und Paul|Nina & Paul)/u);
  });

test('who works at weddings is no couple', () => {
  const { brief } = read('Wedding photographer in Bath. Our wedding packages start at £900.');
  assert.notEqual(brief.purpose, 'celebration');
});

test('software for cafés is no café', () => {
  const { brief, plan } = read(
    'Landing page for Rotaboard, software that makes staff rotas for cafés and pubs. £19 a month up to 20 staff, 30 day trial without a card.',
  );
  assert.equal(brief.purpose, 'product');
  assert.equal(brief.intent, 'try');
  assert.ok(plan.sections.every(({ heading }) => heading !== 'Menu'));
});

test('a silver wedding is an anniversary, and nobody gets married', () => {
  const { brief, plan } = read(
    'Silver wedding party for Joan and Derek Platt, 14 May 2027 at the Masonic Hall in Skipton. RSVP please.',
  );
  assert.notEqual(brief.subject.tradeId, 'wedding');
  assert.doesNotMatch(JSON.stringify(plan.sections), /getting married/u);
});

test('A page to remember somebody is about them, and their days are no days to come to', () => {
  const { subject, name, facts, intent } = read(
    'In memory of my grandmother Odile Marchetti, born 3 May 1931 in Trieste, died 9 October 2026 in Hamilton. She was a seamstress for 40 years and made wedding dresses for half the street. Service 2 December 2pm.',
  ).brief;
  assert.equal(subject.tradeId, 'memorial');
  assert.equal(name.text, 'Odile Marchetti');
  assert.notEqual(intent, 'reply');
  assert.deepEqual(
    facts.dates.map(({ iso }) => iso?.slice(0, 10)),
    ['2026-12-02'],
  );
});
