import type { Flag, User } from '../contract';

/** Storage keys of the specification, section 9. */
const keys = { token: 'token', data: 'data', expiry: 'expiry' } as const;

/** The stored session; all null when signed out. */
export interface StoredSession {
  readonly token: string | null;
  readonly user: User | null;
  readonly expiry: number | null;
}

/**
 * Whether another tab's `storage` event concerns the session; `null` means that everything was
 * cleared.
 */
export function concernsSession(changedKey: string | null): boolean {
  return changedKey === null || Object.values<string>(keys).includes(changedKey);
}

/**
 * Reads the session. A damaged field counts as absent, because a broken record must not lock a
 * member out.
 */
export function readStoredSession(): StoredSession {
  const token = localStorage.getItem(keys.token);
  if (!token) return { token: null, user: null, expiry: null };
  return { token, user: readUser(localStorage.getItem(keys.data)), expiry: readExpiry() };
}

/** Stores token, user and expiry under the specification's keys; the expiry is a bare number. */
export function writeStoredSession(token: string, user: User, expiry: number): void {
  localStorage.setItem(keys.token, token);
  localStorage.setItem(keys.data, JSON.stringify(user));
  localStorage.setItem(keys.expiry, String(expiry));
}

/** Replaces the stored user record and leaves token and expiry alone. */
export function writeStoredUser(user: User): void {
  localStorage.setItem(keys.data, JSON.stringify(user));
}

/** Clears all browser storage, not only our keys (specification, section 4, "Session"). */
export function clearBrowserStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

function readExpiry(): number | null {
  const stored = localStorage.getItem(keys.expiry);
  const expiry = stored ? Number(stored) : Number.NaN;
  return Number.isFinite(expiry) ? expiry : null;
}

/**
 * Validated by hand: the session is part of every page's first script, the schema library is not.
 * Missing fields get harmless values; the header's fetch replaces the record.
 */
function readUser(stored: string | null): User | null {
  const record = parseRecord(stored);
  if (!record) return null;
  const text = (name: string): string => {
    const value = record[name];
    return typeof value === 'string' ? value : '';
  };
  const flag = (name: string): Flag => (record[name] === 1 ? 1 : 0);
  return {
    id: text('id'),
    name: text('name'),
    email: text('email'),
    role: text('role'),
    created_at: text('created_at'),
    oto_1: flag('oto_1'),
    oto_2: flag('oto_2'),
    oto_3: flag('oto_3'),
    oto_4: flag('oto_4'),
    oto_5: flag('oto_5'),
    oto_6: flag('oto_6'),
    oto_7: flag('oto_7'),
    oto_8: flag('oto_8'),
  };
}

function parseRecord(stored: string | null): Record<string, unknown> | null {
  if (!stored) return null;
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return { ...value };
  } catch {
    // Not JSON: treated as absent.
    return null;
  }
}
