import { aRecord, aRelease } from '../../testing/release-fixtures';
import {
  bucketCount,
  bucketOf,
  choicesFor,
  grantedChoices,
  memberSubject,
  versionFor,
} from './assignment';
import type { AudienceGrant } from './assignment';
import { murmur3 } from './murmur3';
import { utf8 } from './text-bytes';

const subjectCount = 400_000;
const subjects = Array.from({ length: subjectCount }, (_, at) =>
  memberSubject(`018f3c2e-${String(at).padStart(12, '0')}`),
);
const bucketsOf = (remote: string, rollout: string) =>
  subjects.map((subject) => bucketOf(remote, rollout, subject));

const projects = bucketsOf('projects', 'r1');
const workspace = bucketsOf('workspace', 'r1');
const projectsAgain = bucketsOf('projects', 'r2');

/** Pearson's statistic of observed counts against expected ones. */
function chiSquare(observed: readonly number[], expected: readonly number[]): number {
  return observed.reduce((sum, count, at) => sum + (count - expected[at]!) ** 2 / expected[at]!, 0);
}

function countOf(buckets: readonly number[], share: number): number {
  return buckets.filter((bucket) => bucket < share).length;
}

it.each([
  ['', 0, 0],
  ['', 1, 0x514e28b7],
  ['hello', 0, 0x248bfa47],
  ['hello, world', 0, 0x149bbb7f],
  ['The quick brown fox jumps over the lazy dog', 0, 0x2e4ff723],
  ['aaaa', 0x9747b28c, 0x5a97808a],
])('hashes “%s” with seed %i as published', (text, seed, hash) => {
  expect(murmur3(utf8(text), seed)).toBe(hash);
});

it.each([1, 100, 1_000, 5_000])('a share of %i basis points serves that share', (share) => {
  const expected = (subjectCount * share) / bucketCount;
  const served = countOf(projects, share);
  const statistic = chiSquare([served, subjectCount - served], [expected, subjectCount - expected]);
  // 1 degree of freedom, p = 0.001.
  expect(statistic).toBeLessThan(10.83);
});

it('fills every bucket evenly', () => {
  const counts = Array.from({ length: bucketCount }, () => 0);
  for (const bucket of projects) counts[bucket]! += 1;
  const statistic = chiSquare(
    counts,
    counts.map(() => subjectCount / bucketCount),
  );
  // 9,999 degrees of freedom, p = 0.001 on either side: too even would be wrong as well.
  expect(statistic).toBeLessThan(10_440);
  expect(statistic).toBeGreaterThan(9_570);
});

it.each([
  ['two remotes', projects, workspace],
  ['two rollouts of one remote', projects, projectsAgain],
])('the cohorts of %s are independent', (_, one, other) => {
  for (const share of [100, 1_000, 5_000]) {
    const cells = [0, 0, 0, 0];
    one.forEach((bucket, at) => {
      cells[(bucket < share ? 0 : 2) + (other[at]! < share ? 0 : 1)]! += 1;
    });
    const [both, first, second, neither] = cells as [number, number, number, number];
    const rows = [both + first, second + neither] as const;
    const columns = [both + second, first + neither] as const;
    const expected = rows.flatMap((row) => columns.map((column) => (row * column) / subjectCount));
    // 1 degree of freedom, p = 0.001.
    expect([share, chiSquare(cells, expected) < 10.83]).toEqual([share, true]);
  }
});

it('raising the share never moves anybody back', () => {
  const sample = subjects.slice(0, 2_000);
  let before = new Set<string>();
  for (const share of [0, 1, 100, 1_000, 2_500, 5_000, 9_999, 10_000]) {
    const record = aRecord({ share });
    const now = new Set(
      sample.filter((subject) => versionFor(record, 'projects', subject)?.arm === 'candidate'),
    );
    for (const subject of before) expect(now.has(subject)).toBe(true);
    before = now;
  }
  expect(before.size).toBe(sample.length);
});

it('offers the assigned version first, then what to fall back to', () => {
  const versions = (share: number) =>
    choicesFor(aRecord({ share }), 'projects', 'browser:1').map((choice) => [
      choice.arm,
      choice.release.version,
    ]);
  expect(versions(10_000)).toEqual([
    ['candidate', '1.2.0'],
    ['fallback', '1.1.0'],
    ['fallback', '1.0.0'],
  ]);
  expect(versions(0)).toEqual([
    ['stable', '1.1.0'],
    ['fallback', '1.0.0'],
  ]);
});

it('knows no version of a remote that is not in the record', () => {
  const record = aRecord({ share: 0 });
  expect(versionFor(record, 'nowhere', 'browser:1')).toBeNull();
  expect(versionFor(record, 'constructor', 'browser:1')).toBeNull();
});

it('serves stable to everyone when there is no rollout', () => {
  const record = { ...aRecord({ share: 0 }), remotes: { projects: { stable: aRelease('3.0.0') } } };
  expect(choicesFor(record, 'projects', 'browser:1')).toEqual([
    { arm: 'stable', release: aRelease('3.0.0') },
  ]);
});

it('gives its audience the candidate at any share, and nobody else', () => {
  const member = { subject: memberSubject('anna'), rollouts: ['r1'] };
  const armOf = (subject: string, grant: AudienceGrant, share = 0) =>
    grantedChoices(aRecord({ share }), 'projects', subject, grant)[0]?.arm;
  expect(armOf(memberSubject('anna'), { anyone: [], member })).toBe('candidate');
  expect(armOf('browser:1', { anyone: ['r1'] })).toBe('candidate');
  expect(armOf('browser:1', { anyone: [], member })).toBe('stable');
  expect(armOf(memberSubject('ben'), { anyone: [], member })).toBe('stable');
  expect(armOf('browser:1', { anyone: ['r0'] })).toBe('stable');
  expect(armOf('browser:1', { anyone: ['r0'] }, 10_000)).toBe('candidate');
});
