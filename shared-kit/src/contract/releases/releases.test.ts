import { beaconEvent, buildManifest, rolloutSteps, reportHealth } from '.';
import { anyIntegrity } from '../../testing/release-fixtures';

const ready = {
  kind: 'ready',
  remote: 'projects',
  version: '1.0.0-0a1b2c3d',
  arm: 'candidate',
  rollout: 'r-1',
  loadMs: 812,
} as const;

it('a beacon holds counts of page loads and nothing about a person', () => {
  expect(beaconEvent.safeParse(ready).success).toBe(true);
  for (const extra of [{ user: 'x' }, { path: '/projects' }, { message: 'boom' }]) {
    expect(beaconEvent.safeParse({ ...ready, ...extra }).success).toBe(false);
  }
});

it.each([
  ['a free text as cause', { kind: 'failed', phase: 'load', cause: 'My secret is 42' }],
  ['an unknown phase', { kind: 'failed', phase: 'lunch', cause: 'http-404' }],
  ['a remote that is no name', { ...ready, remote: '../x' }],
  ['a version that is none', { ...ready, version: 'latest' }],
  ['a load time below zero', { ...ready, loadMs: -1 }],
])('a beacon with %s is refused', (_, change) => {
  const { remote, version, arm } = ready;
  expect(beaconEvent.safeParse({ remote, version, arm, ...change }).success).toBe(false);
});

it('a batch is bounded', () => {
  const batch = (count: number) => ({ events: Array.from({ length: count }, () => ready) });
  expect(reportHealth.body?.safeParse(batch(50)).success).toBe(true);
  expect(reportHealth.body?.safeParse(batch(51)).success).toBe(false);
  expect(reportHealth.body?.safeParse(batch(0)).success).toBe(false);
});

it.each([
  ['no steps', []],
  ['a share that stays', [100, 100]],
  ['a share that falls', [5_000, 100]],
  ['more than everyone', [10_001]],
  ['nobody', [0]],
])('a rollout with %s is refused', (_, shares) => {
  const steps = shares.map((share) => ({ share, bakeSeconds: 60 }));
  expect(rolloutSteps.safeParse(steps).success).toBe(false);
});

describe('a build that describes itself', () => {
  const manifest = {
    name: 'projects',
    version: '1.0.0-0a1b2c3d',
    entry: 'remoteEntry.js',
    preload: [],
    hostApi: '^1.0.0',
    provides: {},
    sharedKit: '^1.0.0',
    routes: [],
    files: [{ path: 'remoteEntry.js', size: 3, integrity: anyIntegrity }],
  };
  const withFile = (change: object) => ({
    ...manifest,
    files: [{ ...manifest.files[0], ...change }],
  });

  it('may be older than the fields that came later', () => {
    expect(buildManifest.parse(manifest)).toMatchObject({ commit: null, exposes: [], shared: {} });
  });

  it.each(['../x.js', '/x.js', 'a//b.js', 'a/../b.js', '.hidden', 'a\\b.js', ''])(
    'cannot name the file “%s”',
    (path) => {
      expect(buildManifest.safeParse(withFile({ path })).success).toBe(false);
    },
  );

  it.each(['sha256-AAAA', 'sha384-AAAA', `sha384-${'='.repeat(64)}`, 'A'.repeat(64)])(
    'cannot carry the hash “%s”',
    (integrity) => {
      expect(buildManifest.safeParse(withFile({ integrity })).success).toBe(false);
    },
  );
});
