import assert from 'node:assert/strict';
import test from 'node:test';
import { lockedSets } from '../locked-files';
import { readInstructions } from '../read-locked';
import { locked, pageOf, whole } from '../testing-pages';
import { missingCapabilities } from './judge-capabilities';
import { judgeWishes } from './judge-wishes';

const noFiles = { html: '', css: '' };
const all = lockedSets.flatMap((set) => readInstructions(set));

test('a section is there when a heading or the navigation says so', () => {
  const one = locked('tattoo-dark');
  const good = pageOf(
    '<h2>Gallery</h2><h2>Aftercare</h2><h2>The artists</h2><form><input><input></form>',
  );
  assert.deepEqual(judgeWishes(one, whole(good), noFiles).missingSections, []);
  const bad = judgeWishes(one, whole(pageOf('<p>gallery aftercare</p>')), noFiles);
  assert.deepEqual(bad.missingSections, ['gallery', 'aftercare', 'booking', 'team']);
});

test('what was ruled out is found', () => {
  const one = locked('plain-candles');
  const bad = pageOf('<h2>What customers say</h2><p>Join our newsletter.</p>');
  assert.deepEqual(judgeWishes(one, whole(bad), noFiles).brokenExclusions, [
    'newsletter',
    'testimonials',
  ]);
  assert.deepEqual(judgeWishes(one, whole(pageOf('<h2>Fig</h2>')), noFiles).brokenExclusions, []);
  const still = locked('funeral-director');
  const moving = { html: '', css: '@keyframes rise { from { opacity: 0 } }' };
  assert.deepEqual(judgeWishes(still, whole(pageOf('')), moving).brokenExclusions, ['animation']);
});

test('sections, exclusions and capabilities of every locked instruction can be judged', () => {
  for (const one of all) {
    assert.ok(judgeWishes(one, whole(pageOf('')), noFiles));
    assert.ok(missingCapabilities(one.expect.capabilities, pageOf('')));
  }
});

test('a capability needs its controls', () => {
  const good = pageOf('<form><input aria-label="Habit"><button>Add habit</button></form>');
  assert.deepEqual(missingCapabilities(['add-items'], good), []);
  assert.deepEqual(missingCapabilities(['add-items'], pageOf('<p>Add habits.</p>')), ['add-items']);
});
