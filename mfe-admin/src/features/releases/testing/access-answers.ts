import { listReleaseOwners, listReleaseTokens } from 'shared-kit/contract/releases';
import type { ReleaseOwner, ReleaseStatus, ReleaseToken } from 'shared-kit/contract/releases';
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

/** What a host of a test knows of owners and tokens: change it and the next answer is another one. */
export interface FakeAccess {
  owners: ReleaseOwner[];
  tokens: ReleaseToken[];
}

/** Answers everything the screen reads, owners and tokens included. */
export function answerAccess(
  network: FakeNetwork,
  known: Partial<FakeAccess> = {},
  status = forAdmin(),
): FakeAccess {
  answerReleases(network, status);
  const host: FakeAccess = { owners: [], tokens: [], ...known };
  network.respond(listReleaseOwners, () => ({ message: 'ok', owners: host.owners }));
  network.respond(listReleaseTokens, () => ({ message: 'ok', tokens: host.tokens }));
  return host;
}
