import type {
  ReleaseOwner,
  ReleasePreview,
  ReleaseStatus,
  ReleaseToken,
} from 'shared-kit/contract/releases';
import { ago, longVersion, now } from './release-sample-parts';
import { idle } from './release-sample';

const dayMinutes = 24 * 60;
const ahead = (days: number) => new Date(now + days * dayMinutes * 60_000).toISOString();
const free = { start: null, promote: null, pause: null, resume: null, rollBack: null };
const notOwned = 'Only an owner of this remote or a release manager may do this';
const denied = {
  start: notOwned,
  promote: notOwned,
  pause: notOwned,
  resume: notOwned,
  rollBack: notOwned,
  tokens: notOwned,
};

const remotes = Object.keys(idle.record.remotes);

/** As an administrator sees it. */
export const forAdmin: ReleaseStatus = {
  ...idle,
  abilities: {
    freeze: null,
    unfreeze: 'Releases are not frozen',
    try: null,
    setOwners: null,
    remotes: Object.fromEntries(remotes.map((name) => [name, { ...free, tokens: null }])),
  },
};

/** As somebody sees it who owns one remote. */
export const forOwner: ReleaseStatus = {
  ...idle,
  abilities: {
    freeze: 'Only a release manager may do this',
    unfreeze: 'Only a release manager may do this',
    try: 'Only a release manager may do this',
    setOwners: 'Only an admin may do this',
    remotes: Object.fromEntries(
      remotes.map((name) => [name, name === 'projects' ? { ...free, tokens: null } : denied]),
    ),
  },
};

const owner = (remote: string, name: string, email: string): ReleaseOwner => ({
  remote,
  name,
  email,
  account: '6f1f0d5e-0c5b-4a43-9d0e-0f6d3f0f9b11',
  since: ago(40 * dayMinutes),
});

export const owners: readonly ReleaseOwner[] = [
  owner('projects', 'Olga Petersen', 'olga.petersen@example.com'),
  { ...owner('projects', 'Ben Okafor', 'ben@example.com'), account: 'b' },
  owner('upsell', '', 'a.very.long.address.of.an.account@department.example.com'),
];

const token = (id: string, change: Partial<ReleaseToken>): ReleaseToken => ({
  id,
  remote: 'projects',
  actions: ['publish', 'rollout'],
  note: 'Deploys from the main branch',
  creator: 'olga.petersen@example.com',
  creatorId: '6f1f0d5e-0c5b-4a43-9d0e-0f6d3f0f9b11',
  createdAt: ago(12 * dayMinutes),
  expiresAt: ahead(78),
  lastUsedAt: ago(3),
  state: 'active',
  ...change,
});

export const tokens: readonly ReleaseToken[] = [
  token('4be1c09d2f7a8833', {}),
  token('90a7f3e21cc45d06', { note: '', actions: ['read'], remote: 'upsell', lastUsedAt: null }),
  token('17d2b6c4a9e05f38', {
    note: 'Nightly rollback rehearsal of the checkout team in Lisbon',
    actions: ['publish', 'rollout', 'rollback'],
    creator: 'ben@example.com',
    state: 'orphaned',
    expiresAt: ahead(20),
  }),
  token('c2f8e6d10b9347aa', { note: 'Old pipeline', state: 'expired', expiresAt: ago(5_000) }),
  token('e05b7719d4c2a6f1', {
    note: 'Leaked in a log',
    state: 'revoked',
    creator: null,
    createdAt: ago(60 * dayMinutes),
  }),
];

/** Nobody's: no host has ever made it. */
export const secret = `swr_${'EXAMPLE-not-a-secret-'.repeat(3).slice(0, 43)}`;

const preview = (number: number, change: Partial<ReleasePreview>): ReleasePreview => {
  const id = String(number).padStart(32, '0');
  return {
    id,
    remote: 'projects',
    version: '1.4.0-77ab01de',
    note: `Pull request ${number}`,
    commit: '3f2a9c1d0e55',
    creator: 'olga.petersen@example.com',
    creatorId: '6f1f0d5e-0c5b-4a43-9d0e-0f6d3f0f9b11',
    tokenId: '4be1c09d2f7a8833',
    createdAt: ago(130),
    expiresAt: ahead(13.9),
    state: 'open',
    path: `/releases?preview=${id}`,
    ...change,
  };
};

/** One of each state, one of them without a note and of the longest version. */
export const previews: readonly ReleasePreview[] = [
  preview(418, {}),
  preview(0, {
    note: '',
    remote: 'workspace',
    version: longVersion,
    tokenId: null,
    creator: 'amara.okafor@example.com',
    expiresAt: ahead(0.2),
  }),
  preview(402, { state: 'revoked' }),
  preview(377, { state: 'expired', creator: null }),
];
