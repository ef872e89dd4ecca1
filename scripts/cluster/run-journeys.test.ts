import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeReport } from './run-journeys';
import type { JourneyReport } from './run-journeys';

const report = (takenOver: number): JourneyReport => ({
  journeys: 12,
  counts: { requests: 400, repeated: 3, waited: 2, failed: 0, failures: [] },
  broken: [],
  tasks: { done: 12, takenOver, other: 0 },
  lost: [],
});

test('a run in which no generation was taken over from a dead host has not shown that one can be', () => {
  assert.deepEqual(describeReport(report(1)).faults, []);
  assert.deepEqual(describeReport(report(0)).faults, [
    'no generation of a host that had died was taken over by another',
  ]);
});
