import {
  checkBuild,
  getGateVerdicts,
  defaultSteps,
  getReleaseFailures,
  getReleaseHealth,
  getReleaseHistory,
  getReleases,
  listBuilds,
  planRollout,
} from 'shared-kit/contract/releases';
import type {
  ArmHealth,
  GateVerdict,
  PublishedBuild,
  ReleaseEntry,
  ReleaseStatus,
  Rollout,
} from 'shared-kit/contract/releases';
import { aRelease, aUser, renderPage } from 'shared-kit/testing';
import type { FakeNetwork } from 'shared-kit/testing';
import ReleasesRoute from '../releases.route';

/** A moment long ago by any clock of a test: the host's word counts, not the browser's. */
export const hostTime = '2026-03-01T12:00:00.000Z';

export const manager = aUser({ name: 'Rita', release_manager: 1 });

export const arm = (version: string, loads: number, harmed: number): ArmHealth => ({
  version,
  loads,
  ready: loads - harmed,
  failed: harmed,
  crashed: 0,
  errored: 4,
  harmed,
  loadMsP75: 750,
});

/** A rollout of projects 1.2.0 over 1.1.0, at 10% with twelve minutes left to bake. */
export const aRollout = (change: Partial<Rollout> = {}): Rollout => ({
  id: 'r1',
  remote: 'projects',
  version: '1.2.0',
  against: '1.1.0',
  state: 'running',
  steps: [
    { share: 100, bakeSeconds: 900, approval: false },
    { share: 1_000, bakeSeconds: 1_800, approval: false },
    { share: 5_000, bakeSeconds: 3_600, approval: false },
  ],
  step: 1,
  startedAt: '2026-03-01T11:00:00.000Z',
  stepStartedAt: '2026-03-01T11:42:00.000Z',
  bakedAt: '2026-03-01T12:12:00.000Z',
  awaitsApproval: false,
  verdict: {
    kind: 'healthy',
    message: 'Both fare alike.',
    candidate: arm('1.2.0', 412, 3),
    stable: arm('1.1.0', 3_900, 21),
  },
  ...change,
});

const none = 'No rollout of this remote is under way';
export const idle = { start: null, promote: none, pause: none, resume: none, rollBack: null };
export const running = {
  start: 'A rollout is under way; end it first',
  promote: null,
  pause: null,
  resume: 'It is running already',
  rollBack: null,
};

/** Nothing is under way: projects had 1.0.0 before, users had nothing before. */
export const aStatus = (change: Partial<ReleaseStatus> = {}): ReleaseStatus => ({
  at: hostTime,
  abilities: {
    freeze: null,
    unfreeze: 'Releases are not frozen',
    remotes: { projects: idle, admin: idle },
  },
  record: {
    schema: 2,
    serial: 7,
    issued: hostTime,
    shell: { version: '1.0.0' },
    remotes: {
      projects: { stable: aRelease('1.1.0'), previous: aRelease('1.0.0') },
      admin: { stable: aRelease('4.0.0') },
    },
  },
  rollouts: [],
  health: { projects: [arm('1.1.0', 1_204, 0)] },
  ...change,
});

/** The same with a rollout of projects under way. */
export function rollingOut(rollout = aRollout(), serial = 7): ReleaseStatus {
  const status = aStatus();
  const { projects, ...others } = status.record.remotes;
  const { step, steps, version, id } = rollout;
  const candidate = { release: aRelease(version), rollout: id, share: steps[step]?.share ?? 0 };
  return {
    ...status,
    abilities: {
      freeze: null,
      unfreeze: 'Releases are not frozen',
      remotes: { admin: idle, projects: running },
    },
    record: {
      ...status.record,
      serial,
      remotes: { ...others, ...(projects ? { projects: { ...projects, candidate } } : {}) },
    },
    rollouts: [rollout],
  };
}

export const aBuild = (version: string, change: Partial<PublishedBuild> = {}): PublishedBuild => ({
  remote: 'projects',
  version,
  commit: '3f2a9c1d0e55',
  builtAt: null,
  publishedAt: '2026-03-01T10:00:00.000Z',
  publishedBy: 'ci@example.com',
  bytes: 118_000,
  files: 9,
  ...change,
});

export const anEntry = (serial: number, change: Partial<ReleaseEntry> = {}): ReleaseEntry => ({
  serial,
  at: '2026-03-01T11:57:00.000Z',
  action: 'start',
  who: 'rita@example.com',
  remote: 'projects',
  what: `projects 1.${serial}.0 goes to 1%.`,
  why: 'Better lists',
  evidence: null,
  ...change,
});

/** A host of a test: change its fields and the next answer is another one. */
export interface FakeReleases {
  status: ReleaseStatus;
  builds: PublishedBuild[];
  entries: ReleaseEntry[];
  gates: GateVerdict[];
}

/** Answers everything the screen reads. */
export function answerReleases(
  network: FakeNetwork,
  status: ReleaseStatus,
  known: Partial<FakeReleases> = {},
): FakeReleases {
  const host: FakeReleases = { status, builds: [], entries: [anEntry(7)], gates: [], ...known };
  network.respond(getReleases, () => ({ message: 'ok', status: host.status }));
  network.respond(getReleaseHistory, ({ query }) => ({
    message: 'ok',
    entries: host.entries
      .filter(({ remote }) => query.remote === undefined || remote === query.remote)
      .slice(0, query.limit),
  }));
  network.respond(getReleaseHealth, () => ({ message: 'ok', points: [], failures: [] }));
  network.respond(getReleaseFailures, () => ({ message: 'ok', groups: [], hasMaps: true }));
  network.respond(listBuilds, () => ({ message: 'ok', builds: host.builds }));
  network.respond(checkBuild, () => ({ message: 'ok', findings: [] }));
  network.respond(getGateVerdicts, () => ({ message: 'ok', verdicts: host.gates }));
  network.respond(planRollout, () => ({
    message: 'No page load of this remote was reported in the last hour.',
    loadsPerMinute: 0,
    share: 100,
    steps: [...defaultSteps],
    sights: [],
  }));
  return host;
}

export const open = (search = '') =>
  renderPage(<ReleasesRoute />, {
    path: `/releases${search}`,
    route: '/releases',
    session: { user: manager },
  });
