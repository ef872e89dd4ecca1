import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../../index';

const today = new Date('2026-11-26T12:00:00Z');
const read = (text: string) => planFor(text, { today }).brief;

test('Names with a bracket each are things with what is said of them', () => {
  const { plan } = planFor(
    'Rescue greyhound group in Fife. Dogs needing homes: Bramble (4, cats ok), Ted (7, needs garden), Mona (2, bouncy). Home visits first.',
    { today },
  );
  const cards = plan.sections.flatMap((one) => (one.kind === 'cards' ? one.cards : []));
  assert.deepEqual(
    cards.map(({ title, text }) => [title, text]),
    [
      ['Bramble', '4, cats ok'],
      ['Ted', '7, needs garden'],
      ['Mona', '2, bouncy'],
    ],
  );
});

test('Work for weddings is no wedding, and a place for hire is not the club that has it', () => {
  assert.notEqual(
    read('I do wedding hair in the Cotswolds, trial 60, bride 180, bridesmaid 75.').purpose,
    'celebration',
  );
  assert.equal(
    read('the cricket club needs a page for hiring our pavilion. capacity 80, kitchen. £180 a day.')
      .subject.phrase,
    'pavilion hire',
  );
});

test('Figures behind three and more things are their prices', () => {
  const { lists } = read(
    'I do wedding hair in the Cotswolds, travel to venues, trial 60, bride 180, bridesmaid 75. been at it 11 years.',
  );
  assert.deepEqual(lists.flatMap(({ items }) => items.map(({ price }) => price)).filter(Boolean), [
    '60',
    '180',
    '75',
  ]);
});

test('What is read at a book club names nothing and answers no letters', () => {
  const { name, facts } = read(
    'A page for my book club at the library in Hexham: we meet last thursday of the month 7pm, December book is Orbital by Samantha Harvey, January is The Bee Sting, bring a biscuit.',
  );
  assert.equal(name.given, false);
  assert.deepEqual(facts.people, []);
});

test('What is to be kept off a page is not told on it', () => {
  const plan = planFor(
    "I do bridal make-up in Bath. Trial £60. don't put an address it's my house",
    {
      today,
    },
  ).plan;
  assert.doesNotMatch(JSON.stringify(plan.sections), /address it/);
});

test('A place to postcodes and towns is no part of what somebody is', () => {
  assert.equal(
    read('Driving instructor Leeds LS6 LS7 LS8. £36 an hour. Sadia 07700 900812').subject.phrase,
    'Driving instructor',
  );
});
