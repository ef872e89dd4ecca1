import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ArmHealth } from 'shared-kit/contract/releases';
import { measuredSymptoms, placeOf, symptomPlaces } from '../health/measured-symptoms';
import { defaultRule, judge } from './judge';
import { judgeDraw } from './judge-draw';
import { judgeEvidence } from './judge-evidence';
import { measuresOf } from './measures';

const arm = (version: string, loads: number, more: Partial<ArmHealth> = {}): ArmHealth => ({
  version,
  loads,
  ready: loads,
  failed: 0,
  crashed: 0,
  errored: 0,
  harmed: 0,
  loadMsP75: 500,
  lost: 0,
  symptoms: {},
  ...more,
});

test('all measures together may accuse no more often than alpha says', () => {
  const measures = measuresOf(defaultRule);
  const own = measures.reduce((sum, { part }) => sum + part, 0);
  const ofDraw = measures.at(-1)?.part ?? 0;
  assert.ok(Math.abs(own + ofDraw - 1) < 1e-9);
});

for (const symptom of measuredSymptoms) {
  test(`${symptom}: found where only the candidate has it, no matter where both do`, () => {
    const with_ = (share: number, loads: number) => ({
      symptoms: { [symptom]: Math.round(loads * share) },
    });
    const bad = judge(arm('1.1.0', 100, with_(0.6, 100)), arm('1.0.0', 900, with_(0.02, 900)));
    assert.equal(bad.kind, 'failing');
    const both = judge(arm('1.1.0', 100, with_(0.6, 100)), arm('1.0.0', 900, with_(0.6, 900)));
    assert.notEqual(both.kind, 'failing');
    const little = judge(arm('1.1.0', 3_000, with_(0.02, 3_000)), arm('1.0.0', 9_000));
    assert.notEqual(little.kind, 'failing', 'within the tolerance');
  });
}

test('places of symptoms never meet', () => {
  const places = measuredSymptoms.map(placeOf);
  assert.equal(new Set(places).size, places.length);
  assert.ok(places.every((place) => place >= 0 && place < symptomPlaces));
});

test('a candidate that never answers is found without a single outcome', () => {
  const verdict = judge(arm('1.1.0', 0, { lost: 12 }), arm('1.0.0', 900, { lost: 9 }));
  assert.equal(verdict.kind, 'failing');
  assert.match(verdict.message, /never heard of again/);
});

test('tabs that phones end are no reason: both arms lose them', () => {
  const verdict = judge(arm('1.1.0', 970, { lost: 30 }), arm('1.0.0', 9_700, { lost: 300 }));
  assert.equal(verdict.kind, 'healthy', verdict.message);
});

test('members of the candidate who are missing are noticed, a small share is not', () => {
  assert.match(
    judgeDraw({ candidate: 0, stable: 847 }, 1_000, defaultRule) ?? '',
    /0 of 847 members/,
  );
  assert.equal(judgeDraw({ candidate: 0, stable: 20 }, 1_000, defaultRule), null);
  assert.equal(judgeDraw({ candidate: 80, stable: 767 }, 1_000, defaultRule), null);
  assert.equal(judgeDraw({ candidate: 0, stable: 0 }, 1, defaultRule), null);
});

test('one loud member alone does not accuse by a symptom', () => {
  const candidate = arm('1.1.0', 60, { symptoms: { blank: 40 } });
  const arms = { candidate, stable: arm('1.0.0', 900) };
  const symptoms = Array.from({ length: symptomPlaces }, (_, at) =>
    at === placeOf('blank') ? 40 : 0,
  );
  const witness = { loads: 40, harmed: 0, errored: 0, lost: 0, symptoms };
  const drawn = { share: 1_000, members: { stable: 9, candidate: 1 } };
  const evidence = { members: arms, everybody: arms, loadsInStep: 60, drawn };
  const nobody = judgeEvidence({ ...evidence, loudest: { members: [], networks: [] } });
  assert.equal(nobody.kind, 'failing');
  const alone = judgeEvidence({ ...evidence, loudest: { members: [witness], networks: [] } });
  assert.equal(alone.kind, 'inconclusive');
});
