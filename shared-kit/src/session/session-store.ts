import { create } from 'zustand';
import type { User } from '../contract';
import {
  clearBrowserStorage,
  concernsSession,
  readStoredSession,
  writeStoredSession,
  writeStoredUser,
} from './stored-session';
import type { StoredSession } from './stored-session';

/** Session lifetime in milliseconds: 24 hours (specification, section 9). */
export const sessionLifetimeMs = 86_400_000;

/** The session and the only ways to change it. Signed in means: `token` is not null. */
export interface Session extends StoredSession {
  /** Signs in: stores token and user, and an expiry 24 hours after `now`. */
  save(token: string, user: User, now?: number): void;
  /** Replaces the stored user after a profile fetch or change; without a session it does nothing. */
  setUser(user: User): void;
  /** Signs out: clears all browser storage. The guard then leads to `/`, in every tab. */
  clear(): void;
}

/** The session store; one instance in the page, backed by localStorage. */
export const useSession = create<Session>()((set, get) => ({
  ...readStoredSession(),
  save(token, user, now = Date.now()) {
    const expiry = now + sessionLifetimeMs;
    writeStoredSession(token, user, expiry);
    set({ token, user, expiry });
  },
  setUser(user) {
    // A profile response that arrives after signing out must not store a record.
    if (get().token === null) return;
    writeStoredUser(user);
    set({ user });
  },
  clear() {
    clearBrowserStorage();
    set({ token: null, user: null, expiry: null });
  },
}));

/** Changes in one tab are applied in all others. */
window.addEventListener('storage', (event) => {
  if (event.storageArea !== localStorage || !concernsSession(event.key)) return;
  const stored = readStoredSession();
  // Clears this tab's data of the member who left.
  if (stored.token !== useSession.getState().token) sessionStorage.clear();
  useSession.setState(stored);
});
