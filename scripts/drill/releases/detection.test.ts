import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ArmHealth } from 'shared-kit/contract/releases';
import { noFault, releaseFaults } from './all-faults';
import { detect } from './detection';
import { describeTable, isSeen } from './fault-table';
import { faultFiles, faultVersions } from './write-fault-build';

const arm = (loads: number, more: Partial<ArmHealth> = {}): ArmHealth => ({
  version: '1.0.1-drill',
  loads,
  ready: loads,
  failed: 0,
  crashed: 0,
  errored: 0,
  harmed: 0,
  loadMsP75: null,
  ...more,
});

test('what every page load has is found after the smallest sample, what none has never', () => {
  assert.deepEqual(detect(arm(2, { symptoms: { blank: 2 } }), arm(2)), {
    loads: 10,
    by: ['blank'],
  });
  assert.deepEqual(detect(arm(0, { lost: 2 }), arm(2)), { loads: 10, by: ['lost'] });
  assert.deepEqual(detect(arm(2), arm(2)), { loads: null, by: [] });
  assert.deepEqual(detect(arm(0), arm(2)), { loads: null, by: [] });
});

test('what half of the page loads have takes longer', () => {
  const { loads } = detect(arm(2, { symptoms: { frame: 1 } }), arm(2));
  assert.ok(loads !== null && loads > 10);
});

test('what stable has as well is not found', () => {
  const slow = { symptoms: { 'slow-content': 2 } };
  assert.deepEqual(detect(arm(2, slow), arm(2, slow)), { loads: null, by: [] });
  // The machine was busy: that says nothing, and the blank page is still one.
  const both = { symptoms: { 'slow-content': 2, blank: 2 } };
  assert.deepEqual(detect(arm(2, both), arm(9, { symptoms: { 'slow-content': 9 } })), {
    loads: 10,
    by: ['blank'],
  });
});

test('the table says where recovery was and what was seen', () => {
  const fault = { id: 'blank', title: 'blank page' };
  const detection = { loads: 10, by: ['blank'] };
  const visit = (goodAfterMs: number | null) => ({ goodAfterMs, said: [] });
  const rows = [
    { fault, refusal: null, detection, visits: [visit(5_120), visit(900)] },
    { fault, refusal: null, detection, visits: [visit(null), visit(900)] },
    { fault, refusal: 'No.', detection: { loads: null, by: [] }, visits: [] },
    {
      fault,
      refusal: null,
      detection: { loads: null, by: [] },
      visits: [visit(null), visit(null)],
    },
  ];
  assert.deepEqual(describeTable(rows).slice(2), [
    '| blank page | 5.12 s | blank | 10 |',
    '| blank page | next visit, 0.90 s | blank | 10 |',
    '| blank page | not needed | refused at start | 0 |',
    '| blank page | none | nothing | never |',
  ]);
  assert.deepEqual(rows.map(isSeen), [true, true, true, false]);
});

test('every fault has a name of its own and scripts that differ from the healthy ones', () => {
  const names = releaseFaults.map(({ id }) => id);
  assert.equal(new Set(names).size, names.length);
  for (const fault of releaseFaults) {
    const own = faultFiles(fault, faultVersions.candidate);
    const healthy = faultFiles({ ...noFault, id: fault.id }, faultVersions.candidate);
    const { network, hostApi, isKilled } = fault;
    // A late part is only in the page where it is to be late.
    const isElsewhere = (network && network.part !== 'late') ?? hostApi ?? isKilled;
    assert.equal(JSON.stringify(own) === JSON.stringify(healthy), Boolean(isElsewhere), fault.id);
  }
});
