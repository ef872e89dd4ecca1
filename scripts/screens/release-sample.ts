import type {
  ArmHealth,
  ReleaseEntry,
  ReleaseStatus,
  RemoteVersion,
  Rollout,
} from 'shared-kit/contract/releases';

/** The host's clock in the pictures: nothing in them may depend on when they are taken. */
const now = Date.parse('2026-03-02T12:00:00.000Z');
const ago = (minutes: number): string => new Date(now - minutes * 60_000).toISOString();

/** As long as the contract lets a version be, and without a place to break at. */
const longVersion = `1.4.0-${'a_branch_with_a_long_name_'.repeat(2)}3f2a`;

const release = (remote: string, version: string): RemoteVersion => ({
  version,
  base: `/remotes/${remote}/${version}/`,
  entry: 'remoteEntry.js',
  preload: [],
  hostApi: '^1.0.0',
  sharedKit: '^1.0.0',
  routes: [],
  files: {},
});

const arm = (version: string, loads: number, harmed: number, loadMsP75: number): ArmHealth => ({
  version,
  loads,
  ready: loads - harmed,
  failed: harmed,
  crashed: 0,
  errored: Math.round(loads / 400),
  harmed,
  loadMsP75,
});

const candidate = '1.3.0-9f31c2aa';
const stable = '1.2.4-7119d853';
const healthy = {
  kind: 'healthy' as const,
  message: `3 of 812 page loads of ${candidate} (0.1% to 1.4%) failed or crashed, beside 21 of 7304 page loads of ${stable} (0.1% to 0.5%).`,
  candidate: arm(candidate, 812, 3, 500),
  stable: arm(stable, 7_304, 21, 750),
};
const failing = {
  kind: 'failing' as const,
  message: `19 of 44 page loads of ${longVersion} (20.7% to 68.4%) failed or crashed, beside 2 of 3980 page loads of 1.3.9-8c5a2647 (0.0% to 0.3%).`,
  candidate: arm(longVersion, 44, 19, 1_500),
  stable: arm('1.3.9-8c5a2647', 3_980, 2, 750),
};

const rollouts: Rollout[] = [
  {
    id: 'r-projects',
    remote: 'projects',
    version: candidate,
    against: stable,
    state: 'running',
    steps: [
      { share: 100, bakeSeconds: 900, approval: false },
      { share: 1_000, bakeSeconds: 1_800, approval: false },
      { share: 5_000, bakeSeconds: 3_600, approval: true },
    ],
    step: 1,
    startedAt: ago(33),
    stepStartedAt: ago(18),
    bakedAt: new Date(now + 12 * 60_000 - 20_000).toISOString(),
    awaitsApproval: false,
    verdict: healthy,
  },
  {
    id: 'r-workspace',
    remote: 'workspace',
    version: longVersion,
    against: '1.3.9-aa69ef06',
    state: 'paused',
    steps: [{ share: 50, bakeSeconds: 86_400, approval: false }],
    step: 0,
    startedAt: ago(8),
    stepStartedAt: ago(8),
    bakedAt: new Date(now + 1_432 * 60_000).toISOString(),
    awaitsApproval: false,
    verdict: null,
  },
];

/** Two rollouts under way, one of them with the longest version there can be. */
export const rollingOut: ReleaseStatus = {
  at: new Date(now).toISOString(),
  record: {
    schema: 2,
    serial: 41,
    issued: ago(8),
    shell: { version: '1.0.0-5fa7a190' },
    remotes: {
      admin: { stable: release('admin', '1.1.0-1d21950c'), previous: release('admin', '1.0.9') },
      auth: { stable: release('auth', '1.0.2-5fa02286') },
      projects: {
        stable: release('projects', stable),
        candidate: { release: release('projects', candidate), rollout: 'r-projects', share: 1_000 },
      },
      upsell: { stable: release('upsell', '1.3.9-8c5a2647') },
      workspace: {
        stable: release('workspace', '1.3.9-aa69ef06'),
        candidate: {
          release: release('workspace', longVersion),
          rollout: 'r-workspace',
          share: 50,
        },
      },
    },
  },
  rollouts,
  health: {
    admin: [arm('1.1.0-1d21950c', 96, 0, 500)],
    projects: [arm(stable, 7_304, 21, 750)],
    upsell: [arm('1.3.9-8c5a2647', 12_880, 14, 1_000)],
  },
};

const isFrozen = 'Releases are frozen; only a rollback is possible until the freeze is lifted';

const mayWhileFrozen = {
  start: isFrozen,
  promote: isFrozen,
  pause: null,
  resume: isFrozen,
  rollBack: null,
};

const names = Object.keys(rollingOut.record.remotes);

/** Nobody can start anything; the rollout of projects stands still. */
export const frozen: ReleaseStatus = {
  ...rollingOut,
  abilities: {
    freeze: 'Releases are frozen already',
    unfreeze: null,
    remotes: Object.fromEntries(names.map((name) => [name, mayWhileFrozen])),
  },
  record: { ...rollingOut.record, frozen: true },
  rollouts: rollouts.slice(0, 1),
};

/** Everyone runs the stable versions. */
export const idle: ReleaseStatus = {
  ...rollingOut,
  rollouts: [],
  record: {
    ...rollingOut.record,
    remotes: Object.fromEntries(
      Object.entries(rollingOut.record.remotes).map(([name, { stable: live }]) => [
        name,
        { stable: live },
      ]),
    ),
  },
};

/** Page loads of the last hour: the stable version as ever, the candidate since it was started. */
export const minutes = Array.from({ length: 12 }, (_, at) => {
  const minute = ago(57 - at * 5);
  const wave = [6, 3, 5, 2, 4, 7, 3, 5, 6, 2, 4, 3][at] ?? 3;
  return [
    { minute, version: stable, loads: 600, harmed: wave },
    ...(at > 5 ? [{ minute, version: candidate, loads: 130, harmed: at % 3 }] : []),
  ];
}).flat();

/** What failed in the candidate. */
export const failures = [
  { version: candidate, phase: 'chunk', cause: 'http-404', count: 2 },
  { version: candidate, phase: 'silence', cause: 'no-answer', count: 1 },
];

const entry = (
  serial: number,
  minutesAgo: number,
  change: Partial<ReleaseEntry>,
): ReleaseEntry => ({
  serial,
  at: ago(minutesAgo),
  action: 'step',
  who: 'controller',
  remote: 'projects',
  what: `projects ${candidate} goes to 10%.`,
  why: healthy.message,
  evidence: null,
  ...change,
});

export const entries: readonly ReleaseEntry[] = [
  entry(41, 8, {
    action: 'start',
    who: 'amara.okafor@example.com',
    remote: 'workspace',
    what: `workspace ${longVersion} goes to 0.5%.`,
    why: 'The new prompt panel, for a day, before anybody is told about it',
  }),
  entry(40, 18, { evidence: healthy }),
  entry(39, 33, {
    action: 'start',
    who: 'amara.okafor@example.com',
    what: `projects ${candidate} goes to 1%.`,
    why: 'Project cards with pictures',
  }),
  entry(38, 190, {
    action: 'rollback',
    remote: 'upsell',
    what: `upsell ${longVersion} is taken back; everyone gets 1.3.9-8c5a2647.`,
    why: failing.message,
    evidence: failing,
  }),
  entry(37, 1_500, {
    action: 'unfreeze',
    who: 'admin@example.com',
    remote: null,
    what: 'The freeze is lifted.',
    why: 'The sale is over',
  }),
];

export const builds = [
  {
    remote: 'upsell',
    version: longVersion,
    commit: '3f2a9c1d0e55',
    builtAt: null,
    publishedAt: '2026-03-02T11:00:00.000Z',
    publishedBy: 'ci@example.com',
    bytes: 118_000,
    files: 9,
  },
  {
    remote: 'upsell',
    version: '1.4.0-0a1b2c3d',
    commit: null,
    builtAt: null,
    publishedAt: '2026-03-01T11:00:00.000Z',
    publishedBy: 'amara.okafor@example.com',
    bytes: 117_400,
    files: 9,
  },
];

export const findings = [
  {
    severity: 'warns' as const,
    code: 'kit',
    message: 'It was built against shared-kit 1.0.0; the live shell offers 1.1.0.',
  },
];

/** Somebody's own build, for a few hours of every picture's day. */
export const ownBuild = {
  remote: 'workspace',
  release: release('workspace', longVersion),
  source: 'published' as const,
  expiresAt: '2099-03-02T16:00:00.000Z',
};
