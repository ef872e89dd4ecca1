import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeDrill, isPassed, reportDrill } from './drill-report';
import type { PageLoad } from './page-loads';
import { copyScript } from './throw-away-remote';

const stable = '1.0.0-drill';
const load = (startedAt: number, change: Partial<PageLoad> = {}): PageLoad => ({
  startedAt,
  endedAt: startedAt + 500,
  drewCandidate: false,
  harmed: false,
  shown: stable,
  ...change,
});
const bad = { drewCandidate: true, harmed: true };
const visits = [
  load(0),
  load(100, bad),
  load(400, bad),
  load(2_900, bad),
  // Begun before the rollback: says nothing about what came after it.
  load(2_950),
  load(3_100),
  load(3_200),
];
const rollback = { at: 3_000, why: '2 of 2 page loads failed' };
const events = { fault: 'render', visits, rollback, stable };

test('detecting is counted from the first harm, restoring from the rollback', () => {
  const report = reportDrill(events);
  assert.equal(report.detectMs, 2_400);
  assert.equal(report.restoreMs, 600);
  assert.deepEqual(report.loads, { all: 7, candidate: 3, harmed: 3 });
  assert.equal(isPassed(report), true);
  assert.deepEqual(describeDrill(report).slice(1, 4), [
    'Time to detect     2.4 s from the first harmed page load to the rollback',
    'Time to restore    0.6 s from the rollback to a page of the version before',
    'Page loads harmed  3 of 7 (3 drew the candidate)',
  ]);
});

test('a member without a page, or a candidate nobody takes back, fails the drill', () => {
  assert.equal(
    isPassed(reportDrill({ ...events, visits: [...visits, load(1, { shown: null })] })),
    false,
  );
  const unnoticed = reportDrill({ ...events, rollback: null });
  assert.deepEqual([unnoticed.detectMs, unnoticed.restoreMs], [null, null]);
  assert.equal(isPassed(unnoticed), false);
  assert.match(describeDrill(unnoticed).join('\n'), /Time to detect {5}never/);
});

test('the copy touches nothing of the real remote, and only the broken one throws', () => {
  const script =
    'var mfe_projects;self.webpackChunkmfe_projects_1_0_0_ab12=[];l("mfe_projects@1.0.0-ab12:");p={"/template":f};t="Upcoming Events";';
  const good = copyScript(script, { version: stable, fault: null }, true);
  assert.equal(
    good,
    'var mfe_drill;self.webpackChunkmfe_drill_1_0_0_drill=[];l("mfe_drill@1.0.0-drill:");p={"/drill":f};t="Drill 1.0.0-drill";',
  );
  const version = '1.0.1-drill';
  const thrown = /throw new Error/;
  assert.match(copyScript(script, { version, fault: 'render' }, false), /t=\(\(\)=>\{throw/);
  assert.match(copyScript(script, { version, fault: 'evaluation' }, true), thrown);
  assert.doesNotMatch(copyScript(script, { version, fault: 'evaluation' }, false), thrown);
});

test('where the routes are declared, nothing throws: the fault is in the page', () => {
  const routes = 'r={"/template":{title:"Upcoming Events",page:f}};';
  const changed = copyScript(routes, { version: stable, fault: 'render' }, false);
  assert.equal(changed, 'r={"/drill":{title:"Upcoming Events",page:f}};');
});
