import { createHash } from 'node:crypto';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { RequestFailure, unauthenticated } from '../../errors';
import { findCallerOfSession } from '../accounts/sessions.repository';
import type { Caller, SignedInUser } from '../../plugins/access';
import type { RandomBytes } from '../../randomness';
import { redeemTicket } from './editor-tickets.repository';
import type { Edited } from './editor-tickets.repository';

/** One working day; the member's session may end it sooner. */
export const editorSessionMs = 8 * 60 * 60 * 1000;

/** Expired ones are kept this long, so that the response is "expired", not "unknown". */
const remembranceMs = 24 * 60 * 60 * 1000;

const tokenBytes = 32;

const fingerprint = (token: string) => createHash('sha256').update(token).digest('hex');

interface EditorSources {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: RandomBytes;
}

/**
 * The member using the editor, and what they edit. Tokens of ordinary sessions are not accepted.
 */
export interface EditorCaller extends Caller, Edited {}

/**
 * Exchanges a ticket for a token of 256 bits, which is not stored. Null when the ticket is invalid.
 */
export async function openEditorSession(
  { db, clock, random }: EditorSources,
  ticket: string,
): Promise<{ readonly token: string; readonly expiresAt: Date } | null> {
  const now = clock();
  const opened = await redeemTicket(db, now, ticket);
  if (opened === null) return null;
  const token = random(tokenBytes).toString('base64url');
  const expiresAt = new Date(
    Math.min(now.getTime() + editorSessionMs, opened.sessionEnds.getTime()),
  );
  await db
    .deleteFrom('editor_sessions')
    .where('expires_at', '<', new Date(now.getTime() - remembranceMs))
    .execute();
  await db
    .insertInto('editor_sessions')
    .values({
      token_hash: fingerprint(token),
      session_id: opened.sessionId,
      website_id: opened.websiteId,
      project_id: opened.projectId,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { token, expiresAt };
}

/** The caller of an editor token; throws 401 when it is unknown, ended or expired. */
export async function findEditorCaller(
  db: Database,
  clock: Clock,
  token: string,
): Promise<SignedInUser & Edited> {
  const row = await db
    .selectFrom('editor_sessions')
    .select(['session_id', 'website_id', 'project_id', 'expires_at'])
    .where('token_hash', '=', fingerprint(token))
    .executeTakeFirst();
  if (row === undefined) throw unauthenticated(comeAgain);
  if (row.expires_at <= clock()) throw new RequestFailure(401, 'SESSION_EXPIRED', comeAgain);
  const caller = await findCallerOfSession(db, clock, row.session_id);
  return { ...caller, websiteId: row.website_id, projectId: row.project_id };
}

const comeAgain = 'This editing session has ended. Open it again with Edit in the workspace';
