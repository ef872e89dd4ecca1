import type { ArmHealth, RemoteVersion } from 'shared-kit/contract/releases';

/** The host's clock in the pictures: nothing in them may depend on when they are taken. */
export const now = Date.parse('2026-03-02T12:00:00.000Z');
export const ago = (minutes: number): string => new Date(now - minutes * 60_000).toISOString();

/** As long as the contract lets a version be, and without a place to break at. */
export const longVersion = `1.4.0-${'a_branch_with_a_long_name_'.repeat(2)}3f2a`;

export const release = (remote: string, version: string): RemoteVersion => ({
  version,
  base: `/remotes/${remote}/${version}/`,
  entry: 'remoteEntry.js',
  preload: [],
  hostApi: '^1.0.0',
  sharedKit: '^1.0.0',
  routes: [],
  files: {},
});

export const arm = (
  version: string,
  loads: number,
  harmed: number,
  loadMsP75: number,
): ArmHealth => ({
  version,
  loads,
  ready: loads - harmed,
  failed: harmed,
  crashed: 0,
  errored: Math.round(loads / 400),
  harmed,
  loadMsP75,
  symptoms: {
    'slow-content': Math.round(loads / 21),
    'very-slow-content': Math.round(loads / 160),
    shift: Math.round(loads / 90),
    'failed-call': Math.round(loads / 700),
  },
});

export const candidate = '1.3.0-9f31c2aa';
export const stable = '1.2.4-7119d853';
export const healthy = {
  kind: 'healthy' as const,
  message: `3 of 812 page loads of ${candidate} (0.1% to 1.4%) failed or crashed, beside 21 of 7304 page loads of ${stable} (0.1% to 0.5%).`,
  candidate: arm(candidate, 812, 3, 500),
  stable: arm(stable, 7_304, 21, 750),
};
export const failing = {
  kind: 'failing' as const,
  message: `19 of 44 page loads of ${longVersion} (20.7% to 68.4%) failed or crashed, beside 2 of 3980 page loads of 1.3.9-8c5a2647 (0.0% to 0.3%).`,
  candidate: arm(longVersion, 44, 19, 1_500),
  stable: arm('1.3.9-8c5a2647', 3_980, 2, 750),
};
