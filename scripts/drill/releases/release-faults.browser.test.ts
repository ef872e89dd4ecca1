import assert from 'node:assert/strict';
import { test } from 'node:test';
import { releaseFaults } from './all-faults';
import { tryFaults } from './try-faults';

const tried = ['hang', 'array-map', 'blank'];

/** Longer than a visit takes on a busy machine; one that shows the good version ends at once. */
const patientMs = 20_000;

test('what does not throw is seen, the browser gets the last good version, and a healthy version is left alone', async () => {
  const faults = releaseFaults
    .filter(({ id }) => tried.includes(id))
    .map((fault) => ({ ...fault, visitMs: patientMs }));
  const rows = await tryFaults(faults);
  const [healthy, ...broken] = rows;
  assert.deepEqual(healthy?.detection, { loads: null, by: [] });
  assert.equal(broken.length, tried.length);
  for (const { fault, visits, detection } of broken) {
    assert.ok(detection.loads !== null, `${fault.id} is not seen: ${detection.by.join(', ')}`);
    assert.ok(visits.at(-1)?.goodAfterMs !== null, `${fault.id}: the second visit does not work`);
  }
  const onScreen = (id: string) =>
    broken.find(({ fault }) => fault.id === id)?.visits[0]?.goodAfterMs;
  assert.ok(onScreen('blank') !== null && onScreen('array-map') !== null, 'not in the same visit');
});
