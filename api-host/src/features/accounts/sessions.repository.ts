import { createHash } from 'node:crypto';
import { otoNumbers } from 'shared-kit/contract';
import type { OtoKey } from 'shared-kit/contract';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { RequestFailure, unauthenticated } from '../../errors';
import type { SignedInUser } from '../../plugins/access';
import type { RandomBytes } from '../../randomness';
import type { AccountDeps } from './account-deps';
import { toUser } from './users.repository';

/** Session lifetime (specification, section 9). */
export const sessionLifetimeMs = 24 * 60 * 60 * 1000;

/** Expired sessions are kept this long, so that the response is "expired", not "unknown". */
const remembranceMs = 7 * 24 * 60 * 60 * 1000;

const tokenBytes = 32;
const flagColumns = otoNumbers.map((number): `users.${OtoKey}` => `users.oto_${number}`);

/** The session's id in the database. */
export const sessionIdOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Where a session was opened. */
export interface SessionOrigin {
  readonly browser: string | null;
  readonly network: string | null;
}

const unknownOrigin: SessionOrigin = { browser: null, network: null };

/** Opens a session and returns its token, which is not stored. Deletes long expired sessions. */
export async function openSession(
  db: Database,
  { clock, random }: { readonly clock: Clock; readonly random: RandomBytes },
  userId: string,
  { browser, network }: SessionOrigin = unknownOrigin,
): Promise<string> {
  const now = clock();
  const token = random(tokenBytes).toString('base64url');
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<', new Date(now.getTime() - remembranceMs))
    .execute();
  await db
    .insertInto('sessions')
    .values({
      token_hash: sessionIdOf(token),
      user_id: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + sessionLifetimeMs),
      browser,
      network,
      confirmed_at: now,
    })
    .execute();
  return token;
}

/**
 * Opens a session for an account without a second factor whose password was just verified; null
 * when it has been replaced, a second factor enabled, or the account suspended or deleted since.
 * Checking a password takes a while: a change that ends all sessions meanwhile must not miss this
 * one, opened with the old password. The row stays locked until the session is inserted.
 */
export function openVerifiedSession(
  { db, clock, random }: AccountDeps,
  verified: { readonly user: { readonly id: string }; readonly passwordHash: string },
  origin?: SessionOrigin,
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const unchanged = await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', verified.user.id)
      .where('password_hash', '=', verified.passwordHash)
      .where('suspended_at', 'is', null)
      .where('second_factor_since', 'is', null)
      .forShare()
      .executeTakeFirst();
    if (unchanged === undefined) return null;
    return openSession(transaction, { clock, random }, unchanged.id, origin);
  });
}

/** A session with its owner, as stored. */
export interface FoundSession {
  readonly caller: SignedInUser;
  readonly expiresAt: Date;
}

/** The caller of a session by its id, for tickets issued in its name. */
export async function findCallerOfSession(
  db: Database,
  clock: Clock,
  sessionId: string,
): Promise<SignedInUser> {
  return callerNow(await findSession(db, sessionId), clock);
}

/** Returns the caller of a stored session; throws 401 when it is unknown, ended or expired. */
export function callerNow(found: FoundSession | null, clock: Clock): SignedInUser {
  if (found === null) throw unauthenticated();
  if (found.expiresAt <= clock()) {
    throw new RequestFailure(401, 'SESSION_EXPIRED', 'Your session has expired; please sign in');
  }
  return found.caller;
}

/** A session by its id, expired or not. */
export async function findSession(db: Database, sessionId: string): Promise<FoundSession | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.role', 'users.created_at'])
    .select(flagColumns)
    .select(['users.release_manager', 'users.release_owner'])
    .select(['users.suspended_at', 'users.suspension_reason'])
    .select('users.second_factor_since')
    .select(['sessions.expires_at', 'sessions.browser', 'sessions.confirmed_at'])
    .select('sessions.created_at as opened_at')
    .where('sessions.token_hash', '=', sessionId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const {
    expires_at: expiresAt,
    browser,
    confirmed_at: confirmedAt,
    opened_at: openedAt,
    ...user
  } = row;
  // Opened by a program, which cannot re-authenticate, and whose token is in no browser's storage.
  const isProgram = browser === null;
  return {
    expiresAt,
    caller: {
      user: toUser(user),
      sessionId,
      confirmedAt: isProgram ? null : (confirmedAt ?? openedAt),
    },
  };
}

/** Records that the owner of a session has re-authenticated. */
export async function confirmSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: now })
    .where('token_hash', '=', sessionId)
    .execute();
}

export async function endSession(db: Database, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', sessionId).execute();
}

export async function endSessionsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Ends every session of a user except one; returns whether there were others. */
export async function endOtherSessions(
  db: Database,
  userId: string,
  keptSessionId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', keptSessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
