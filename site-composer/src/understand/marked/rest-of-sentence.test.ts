import assert from 'node:assert/strict';
import test from 'node:test';
import { planFor } from '../../index';

const today = new Date('2026-11-26T12:00:00Z');

test('the rest of a sentence about one day is said of that day', () => {
  const { brief } = planFor(
    'Wharfe Valley Fell Runners in Ilkley. Our own races: the Beamsley Bash on 9 May 2027, 7.5 miles and 1,350 feet of climb, entry £8 on the day.',
    { today },
  );
  assert.equal(
    brief.facts.dates[0]?.where,
    '7.5 miles and 1,350 feet of climb, entry £8 on the day',
  );
  assert.deepEqual(
    brief.lists.flatMap(({ items }) => items.filter(({ price }) => price)),
    [],
  );
});

test('prices of several things behind a day are rows', () => {
  const { brief } = planFor(
    'Swim club in Ely. Gala on 9 May 2027, adults £8, children £4, family £20.',
    {
      today,
    },
  );
  const titles = brief.lists.flatMap(({ items }) => items.map(({ title }) => title));
  assert.deepEqual(titles, ['Adults', 'Children', 'Family']);
});

test('towns behind what covers them are served', () => {
  const { brief } = planFor(
    'hi, website for my plumbing business its called Tidewell Plumbing, we cover hove and portslade, boiler services £85, blocked drains £95',
    { today },
  );
  assert.deepEqual(brief.facts.areas, ['Hove', 'Portslade']);
  assert.equal(brief.name.text, 'Tidewell Plumbing');
  assert.deepEqual(
    planFor('Dance school in Leeds. We do Ballroom and Latin, £9 a class.', { today }).brief.facts
      .areas,
    [],
  );
});
