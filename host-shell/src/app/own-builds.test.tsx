import { listOverrides } from 'shared-kit/contract/releases';
import type { ReleaseOverride } from 'shared-kit/contract/releases';
import { overrideCookie } from 'shared-kit/contract/rollout';
import { useSession } from 'shared-kit/session';
import { apiFailure, aRelease, aUser, installFakeNetwork } from 'shared-kit/testing';
import { openOwnBuilds } from './own-builds';

const network = installFakeNetwork();

const foreign: ReleaseOverride = {
  remote: 'projects',
  release: aRelease('6.6.6', { base: 'http://localhost:6666/evil/' }),
  source: 'local',
  expiresAt: '2999-01-01T00:00:00.000Z',
};
const answer = (overrides: ReleaseOverride[]) => {
  network.respond(listOverrides, () => ({ message: 'ok', overrides, origins: [] }));
};

/** Everything somebody could write by hand, or be led to by a link. */
function plant(): void {
  const text = JSON.stringify([foreign]);
  const query = new URLSearchParams({ override: text, projects: foreign.release.base, own: text });
  history.replaceState(null, '', `/projects?${query}#override=${encodeURIComponent(text)}`);
  for (const key of ['override', 'overrides', overrideCookie]) {
    localStorage.setItem(key, text);
    sessionStorage.setItem(key, text);
  }
  document.cookie = `${overrideCookie}=1; Path=/`;
  document.cookie = `overrides=${encodeURIComponent(text)}; Path=/`;
}

beforeEach(plant);
afterEach(() => {
  document.cookie = `${overrideCookie}=; Path=/; Max-Age=0`;
  document.cookie = 'overrides=; Path=/; Max-Age=0';
  history.replaceState(null, '', '/');
  sessionStorage.clear();
});

it('an address, stored values and cookies give a member nothing, and the host is not even asked', async () => {
  useSession.getState().save('token-1', aUser());
  const { overrides, banner } = await openOwnBuilds();
  expect(overrides.granted).toEqual([]);
  expect(overrides.releaseOf('projects')).toBeUndefined();
  expect(banner).toBeNull();
  expect(network.calls(listOverrides)).toEqual([]);
});

it('they give a release manager nothing either, without the host’s grant', async () => {
  answer([]);
  useSession.getState().save('token-1', aUser({ release_manager: 1 }));
  const { overrides, banner } = await openOwnBuilds();
  expect(overrides.releaseOf('projects')).toBeUndefined();
  expect(banner).toBeNull();
  expect(network.calls(listOverrides).map(({ token }) => token)).toEqual(['token-1']);
});

it('who has written the permission into their own storage is refused by the host', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  network.respond(listOverrides, () => apiFailure('FORBIDDEN', 'You are not allowed', 403));
  useSession.getState().save('token-1', aUser({ role: 'admin' }));
  const { overrides, banner } = await openOwnBuilds();
  expect(overrides.granted).toEqual([]);
  expect(banner).toBeNull();
});

it('what the host grants is run, with the banner', async () => {
  answer([foreign]);
  useSession.getState().save('token-1', aUser({ release_manager: 1 }));
  const { overrides, banner } = await openOwnBuilds();
  expect(overrides.releaseOf('projects')?.version).toBe('6.6.6');
  expect(banner?.props).toMatchObject({ granted: [foreign] });
});
