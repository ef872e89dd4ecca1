import { aUser } from '../testing/fixtures';
import { hasFlag, isAdmin } from './permissions';
import { useSession } from './session-store';

const session = () => useSession.getState();

/** What another tab's change of localStorage looks like here. */
function hearOtherTab(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}

/** The store as a freshly loaded page makes it from what is stored. */
async function loadedSession() {
  jest.resetModules();
  // Every test shares one window: a second copy must not go on listening to it.
  const listening = jest.spyOn(window, 'addEventListener').mockImplementation(() => undefined);
  const module = await import('./session-store');
  listening.mockRestore();
  return module.useSession.getState();
}

beforeEach(() => {
  session().clear();
});

// Proof P191
it('stores token, user and a bare expiry 24 hours ahead', () => {
  session().save('token-1', aUser(), 1000);
  expect(localStorage.getItem('token')).toBe('token-1');
  expect(JSON.parse(localStorage.getItem('data') ?? '')).toEqual(aUser());
  expect(localStorage.getItem('expiry')).toBe('86401000');
  expect(session()).toMatchObject({ token: 'token-1', user: aUser(), expiry: 86_401_000 });
});

// Proof P193
it('is there again after a reload', async () => {
  session().save('token-1', aUser({ role: 'admin', oto_3: 1 }), 1000);
  await expect(loadedSession()).resolves.toMatchObject({
    token: 'token-1',
    user: aUser({ role: 'admin', oto_3: 1 }),
    expiry: 86_401_000,
  });
});

// Proof P209
it('clears all browser storage, not only its own keys', () => {
  session().save('token-1', aUser());
  localStorage.setItem('draft', 'x');
  sessionStorage.setItem('workspace', 'y');
  session().clear();
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(session()).toMatchObject({ token: null, user: null, expiry: null });
});

it('replaces the user record and nothing else', () => {
  session().save('token-1', aUser(), 1000);
  session().setUser(aUser({ name: 'New Name' }));
  expect(session()).toMatchObject({ token: 'token-1', expiry: 86_401_000 });
  expect(localStorage.getItem('data')).toContain('New Name');
});

it('takes no user without a session', () => {
  session().setUser(aUser());
  expect(localStorage).toHaveLength(0);
  expect(session().user).toBeNull();
});

it.each(['{broken', '[]', '"text"', 'null', '7'])(
  'survives the damaged record %s',
  async (data) => {
    localStorage.setItem('token', 'token-1');
    localStorage.setItem('data', data);
    localStorage.setItem('expiry', 'soon');
    await expect(loadedSession()).resolves.toMatchObject({
      token: 'token-1',
      user: null,
      expiry: null,
    });
  },
);

// Proof P192
it('gives the missing parts of a record harmless values', async () => {
  localStorage.setItem('token', 'token-1');
  localStorage.setItem('data', JSON.stringify({ name: 'Mira', email: 7, oto_2: 1, oto_3: 'yes' }));
  const { user } = await loadedSession();
  expect(user).toMatchObject({ name: 'Mira', email: '', role: '', oto_2: 1, oto_3: 0 });
});

describe('another tab', () => {
  // Proof P216
  it('signs this one out', () => {
    session().save('token-1', aUser());
    sessionStorage.setItem('workspace', 'draft');
    localStorage.clear();
    hearOtherTab(null);
    expect(session()).toMatchObject({ token: null, user: null });
    expect(sessionStorage).toHaveLength(0);
  });

  it('signs this one in', () => {
    localStorage.setItem('token', 'token-2');
    localStorage.setItem('data', JSON.stringify(aUser({ name: 'Other' })));
    hearOtherTab('token');
    expect(session()).toMatchObject({ token: 'token-2', user: { name: 'Other' } });
  });

  it('changes the profile here too, and keeps this tab’s own data', () => {
    session().save('token-1', aUser());
    sessionStorage.setItem('workspace', 'draft');
    localStorage.setItem('data', JSON.stringify(aUser({ name: 'Renamed' })));
    hearOtherTab('data');
    expect(session().user?.name).toBe('Renamed');
    expect(sessionStorage.getItem('workspace')).toBe('draft');
  });

  it('is not heard about anything else', () => {
    session().save('token-1', aUser());
    localStorage.removeItem('token');
    hearOtherTab('theme');
    expect(session().token).toBe('token-1');
  });
});

// Proof P190
it('knows admins and flags', () => {
  expect(isAdmin(aUser({ role: 'admin' }))).toBe(true);
  expect(isAdmin(aUser({ role: 'Admin' }))).toBe(false);
  expect(isAdmin(null)).toBe(false);
  expect(hasFlag(aUser({ oto_6: 1 }), 6)).toBe(true);
  expect(hasFlag(aUser({ oto_6: 1 }), 5)).toBe(false);
  expect(hasFlag(null, 1)).toBe(false);
});
