import { listPreviews, listReleaseOwners, listReleaseTokens } from 'shared-kit/contract/releases';
import type {
  ReleaseOwner,
  ReleasePreview,
  ReleaseStatus,
  ReleaseToken,
} from 'shared-kit/contract/releases';
import type { FakeNetwork } from 'shared-kit/testing';
import { answerReleases, aStatus, hostTime, idle } from './release-screen';

/** Everything may be done, as for an administrator. */
export const forAdmin = (): ReleaseStatus =>
  aStatus({
    abilities: {
      freeze: null,
      unfreeze: 'Releases are not frozen',
      try: null,
      setOwners: null,
      remotes: { projects: { ...idle, tokens: null }, admin: { ...idle, tokens: null } },
    },
  });

export const olgaId = '6f1f0d5e-0c5b-4a43-9d0e-0f6d3f0f9b11';

export const anOwner = (change: Partial<ReleaseOwner> = {}): ReleaseOwner => ({
  remote: 'projects',
  account: olgaId,
  name: 'Olga',
  email: 'olga@example.com',
  since: hostTime,
  ...change,
});

export const aToken = (change: Partial<ReleaseToken> = {}): ReleaseToken => ({
  id: '4be1c09d2f7a8833',
  remote: 'projects',
  actions: ['publish', 'rollout'],
  note: 'Main branch',
  creator: 'olga@example.com',
  creatorId: olgaId,
  createdAt: '2026-02-27T12:00:00.000Z',
  expiresAt: '2026-03-31T12:00:00.000Z',
  lastUsedAt: null,
  state: 'active',
  ...change,
});

export const aPreview = (change: Partial<ReleasePreview> = {}): ReleasePreview => ({
  id: '0123456789abcdef0123456789abcdef',
  remote: 'projects',
  version: '1.3.0',
  note: 'Pull request 42',
  commit: '3f2a9c1d0e55',
  creator: 'olga@example.com',
  creatorId: olgaId,
  tokenId: '4be1c09d2f7a8833',
  createdAt: '2026-02-27T12:00:00.000Z',
  expiresAt: '2026-03-13T12:00:00.000Z',
  state: 'open',
  path: '/releases?preview=0123456789abcdef0123456789abcdef',
  ...change,
});

/** What a host of a test knows of owners, tokens and previews: change it and the next answer is another one. */
export interface FakeAccess {
  owners: ReleaseOwner[];
  tokens: ReleaseToken[];
  previews: ReleasePreview[];
}

/** Answers everything the screen reads, owners and tokens included. */
export function answerAccess(
  network: FakeNetwork,
  known: Partial<FakeAccess> = {},
  status = forAdmin(),
): FakeAccess {
  answerReleases(network, status);
  const host: FakeAccess = { owners: [], tokens: [], previews: [], ...known };
  network.respond(listReleaseOwners, () => ({ message: 'ok', owners: host.owners }));
  network.respond(listReleaseTokens, () => ({ message: 'ok', tokens: host.tokens }));
  network.respond(listPreviews, () => ({ message: 'ok', previews: host.previews }));
  return host;
}
