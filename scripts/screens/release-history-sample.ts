import type {
  GateVerdict,
  ReleaseEntry,
  ReleaseRules,
  RolloutPlan,
} from 'shared-kit/contract/releases';
import {
  ago,
  candidate,
  failing,
  healthy,
  longVersion,
  release,
  stable,
} from './release-sample-parts';

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

/** The same where the last rollout went first to staff. */
export const audienceEntries: readonly ReleaseEntry[] = [
  entry(41, 8, {
    action: 'start',
    who: 'amara.okafor@example.com',
    what: `projects ${candidate} goes to its audience alone: administrators, owners of the remote, members with flag 6, 12 named members and everybody in 203.0.113.0/24.`,
    why: 'Project cards with pictures, for ourselves first',
  }),
  ...entries.slice(3),
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
    takenBack: { at: ago(13), who: 'controller', why: failing.message },
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

/** What would be seen by when at the traffic of the pictures. */
export const plan = {
  message:
    'At 1,000 page loads a minute and 6%, a build that fails always is taken back within 26 s; 20% failing in about 63 s, 5% failing in about 6 min.',
  loadsPerMinute: 1_000,
  share: 600,
  steps: [
    { share: 600, bakeSeconds: 900, approval: false },
    { share: 1_000, bakeSeconds: 1_800, approval: false },
    { share: 5_000, bakeSeconds: 3_600, approval: false },
  ],
  sights: [],
};

/** A build that brings its rules along. */
export const ruledPlan = {
  ...plan,
  message:
    'At 1,000 page loads a minute and 2%, a build that fails always is taken back within 66 s; 20% failing in about 3 min, 5% failing in about 19 min.',
  share: 200,
  steps: [
    { share: 200, bakeSeconds: 1_800, approval: false },
    { share: 2_000, bakeSeconds: 3_600, approval: true },
  ],
  rules: {
    steps: [
      { percent: 2, bakeMinutes: 30, approval: false },
      { percent: 20, bakeMinutes: 60, approval: true },
    ],
    thresholds: { harmed: { failing: 0.2, healthy: 1 } },
    minimumLoads: 2_000,
    windows: [
      {
        days: ['monday', 'tuesday', 'wednesday', 'thursday'],
        from: '09:00',
        to: '16:00',
        timeZone: 'Europe/Berlin',
      },
    ],
  },
} satisfies RolloutPlan;

export const gateRules: ReleaseRules = {
  gates: [
    {
      name: 'error-rate',
      prometheus: {
        address: 'http://prometheus.internal:9090',
        query: 'sum(rate(errors_total{app="{{remote}}",version="{{version}}"}[5m]))',
        is: '<',
        threshold: 0.01,
      },
    },
    { name: 'smoke', http: { address: 'https://smoke.example.com/projects', verdict: 'status' } },
  ],
};

/** What those answered, newest first. */
export const gateVerdicts: GateVerdict[] = [
  {
    gate: 'error-rate',
    kind: 'failed',
    message: 'error-rate: 0.0142 is not < 0.01.',
    value: 0.0142,
  },
  { gate: 'smoke', kind: 'passed', message: 'smoke: It answered 204.', value: 204 },
  {
    gate: 'error-rate',
    kind: 'inconclusive',
    message: 'error-rate: It did not answer within 5 s.',
    value: null,
  },
].map((verdict, at) => ({ ...verdict, step: 1, at: ago(1 + (at > 1 ? 1 : 0)) }) as GateVerdict);
