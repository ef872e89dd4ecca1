import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../index';

const today = new Date('2026-11-22T12:00:00Z');

test('an application is its tool right behind a short first screen that leads to it', () => {
  const { plan } = planFor(
    'A league table app for Anna, Bogdan and Carla. We enter the scores after each match.',
    { today },
  );
  assert.deepEqual(
    plan.sections.map(({ kind }) => kind),
    ['hero', 'tool'],
  );
  const [hero, tool] = plan.sections;
  assert.ok(hero?.kind === 'hero' && tool?.kind === 'tool');
  assert.deepEqual(hero.actions, [{ label: 'Enter a result', intent: 'try', href: `#${tool.id}` }]);
  assert.deepEqual(hero.icons, []);
  assert.notEqual(plan.name, 'Anna');
});

test('what a tool does not do is told to the member and is no card', () => {
  const { plan } = planFor(
    'A habit tracker app. I tick habits every day. Users can invite their friends by email.',
    { today },
  );
  assert.equal(
    plan.sections.find(({ kind }) => kind === 'cards'),
    undefined,
  );
  assert.match(plan.unfulfilled.join('\n'), /invite (?:their|your|my)? ?friends/iu);
});

test('an application nobody can build here stays an honest presentation', () => {
  const { plan } = planFor('A simulation of a beehive where I watch the colony grow.', { today });
  assert.equal(
    plan.sections.find(({ kind }) => kind === 'tool'),
    undefined,
  );
  assert.match(plan.notes.join('\n'), /would write the working application/u);
});
