import type { ReleaseStatus, Rollout } from 'shared-kit/contract/releases';
import { gateRules, ruledPlan } from './release-history-sample';
import {
  ago,
  arm,
  candidate,
  failing,
  healthy,
  longVersion,
  now,
  release,
  stable,
} from './release-sample-parts';

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

/** A rollout that would go on and is held by the rules its build brought along. */
export const heldByRules: ReleaseStatus = {
  ...rollingOut,
  rollouts: rollouts.slice(0, 1).map((rollout) => ({
    ...rollout,
    stepStartedAt: ago(95),
    bakedAt: ago(65),
    rules: ruledPlan.rules,
    held: 'projects may advance only in these windows: Mon, Tue, Wed, Thu 09:00 to 16:00 (Europe/Berlin).',
  })),
};

/** One that goes first to staff, at 1% of everybody else. */
export const withAudience: ReleaseStatus = {
  ...rollingOut,
  rollouts: rollouts.slice(0, 1).map((rollout) => ({
    ...rollout,
    steps: [
      { share: 0, bakeSeconds: 900, approval: false },
      { share: 100, bakeSeconds: 1_800, approval: false },
      { share: 5_000, bakeSeconds: 3_600, approval: true },
    ],
    audience: {
      roles: ['admin', 'owner'],
      flags: [6],
      members: Array.from(
        { length: 12 },
        (_, at) => `018f3c2e-0000-4000-8000-${String(at).padStart(12, '0')}`,
      ),
      networks: ['203.0.113.0/24'],
    },
    verdict: { ...healthy, audience: arm(candidate, 184, 5, 900) },
  })),
};

/** One that only its audience has got so far. */
export const audienceAlone: ReleaseStatus = {
  ...withAudience,
  rollouts: withAudience.rollouts.map((rollout) => ({
    ...rollout,
    step: 0,
    verdict: {
      ...healthy,
      kind: 'inconclusive',
      message:
        'Not clear yet: 31 page loads of its audience in this step, 1 of 31 in all failed or crashed; at least 50 are needed.',
      candidate: { ...arm(candidate, 0, 0, 0), loadMsP75: null },
      audience: arm(candidate, 31, 1, 900),
    },
  })),
};

/** One whose gate says no. */
export const heldByGate: ReleaseStatus = {
  ...heldByRules,
  rollouts: heldByRules.rollouts.map((rollout) => ({
    ...rollout,
    rules: gateRules,
    held: 'Gate error-rate: 0.0142 is not < 0.01.',
  })),
};

/** One that waits for somebody else than who started it. */
export const waitingForApproval: ReleaseStatus = {
  ...heldByRules,
  abilities: {
    freeze: null,
    unfreeze: 'Releases are not frozen',
    remotes: {
      projects: {
        start: 'A rollout of projects is under way; end it first',
        promote:
          'projects goes on from step 2 only with the approval of an administrator other than who started it',
        pause: null,
        resume: 'The rollout of projects is running already',
        rollBack: null,
      },
    },
  },
  rollouts: heldByRules.rollouts.map((rollout) => ({
    ...rollout,
    rules: {
      ...ruledPlan.rules,
      steps: ruledPlan.rules.steps.map((step) => ({
        ...step,
        approval: { by: ['admin'], another: true },
      })),
    },
    held: null,
    awaitsApproval: true,
  })),
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

/** What the controller took back, and what everyone runs failing: the morning after. */
export const takenBack: ReleaseStatus = {
  ...idle,
  takenBack: [
    {
      id: 'r-upsell',
      remote: 'upsell',
      version: longVersion,
      against: '1.3.9-8c5a2647',
      state: 'rolled-back',
      steps: [{ share: 600, bakeSeconds: 900, approval: false }],
      step: 0,
      startedAt: ago(14),
      stepStartedAt: ago(14),
      bakedAt: null,
      awaitsApproval: false,
      verdict: failing,
      ended: { at: ago(13), who: 'controller', why: failing.message },
    },
  ],
  alarms: [
    {
      remote: 'admin',
      version: '1.1.0-1d21950c',
      since: ago(3),
      message:
        '312 of 1040 page loads failed or crashed in the last ten minutes; 21 of 90312 in the day before.',
      goBackTo: '1.0.9',
    },
  ],
  owners: { upsell: 'Checkout', projects: 'Studio', admin: 'Platform' },
};

const many = Array.from({ length: 200 }, (_, at) => `remote-${String(at).padStart(3, '0')}`);

/** A suite of two hundred remotes of many teams. */
export const manyRemotes: ReleaseStatus = {
  ...idle,
  record: {
    ...idle.record,
    remotes: Object.fromEntries(
      many.map((name) => [name, { stable: release(name, '1.12.4-7119d853') }]),
    ),
  },
  owners: Object.fromEntries(many.map((name, at) => [name, `Team ${(at % 14) + 1}`])),
  health: Object.fromEntries(many.map((name) => [name, [arm('1.12.4-7119d853', 7_304, 21, 750)]])),
};
