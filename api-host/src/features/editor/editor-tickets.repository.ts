import { createHash } from 'node:crypto';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import type { Caller } from '../../plugins/access';
import type { RandomBytes } from '../../randomness';

/** How long a ticket is valid while the editor's page loads. */
export const ticketLifetimeMs = 5 * 60 * 1000;

/**
 * Maximum per session: the oldest are removed, so that requests in a loop cannot fill the table.
 */
export const ticketsPerSession = 10;

const ticketBytes = 32;

const fingerprint = (ticket: string) => createHash('sha256').update(ticket).digest('hex');

interface TicketSources {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: RandomBytes;
}

/** What an editor may change: a website, a project, or a website with its project. */
export interface Edited {
  /** Null for a project that is not published. */
  readonly websiteId: string | null;
  /** The project whose history records the saves. */
  readonly projectId: string | null;
}

/**
 * Creates a ticket of 256 bits for a website or a draft; only its hash is stored. Deletes expired
 * ones.
 */
export async function issueTicket(
  { db, clock, random }: TicketSources,
  caller: Caller,
  edited: Edited,
): Promise<{ ticket: string; expiresAt: Date }> {
  const now = clock();
  const ticket = random(ticketBytes).toString('base64url');
  const expiresAt = new Date(now.getTime() + ticketLifetimeMs);
  await db.deleteFrom('editor_tickets').where('expires_at', '<=', now).execute();
  await db
    .insertInto('editor_tickets')
    .values({
      ticket_hash: fingerprint(ticket),
      session_id: caller.sessionId,
      website_id: edited.websiteId,
      project_id: edited.projectId,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  await dropOldest(db, caller.sessionId, fingerprint(ticket));
  return { ticket, expiresAt };
}

async function dropOldest(db: Database, sessionId: string, justMade: string): Promise<void> {
  const others = db
    .selectFrom('editor_tickets')
    .select('ticket_hash')
    .where('session_id', '=', sessionId)
    .where('ticket_hash', '!=', justMade);
  await db
    .deleteFrom('editor_tickets')
    .where('ticket_hash', 'in', others.orderBy('created_at', 'desc').offset(ticketsPerSession - 1))
    .execute();
}

/** What a ticket grants, on behalf of the member who requested it. */
export interface OpenedByTicket extends Edited {
  readonly userId: string;
  /** The member's session and its expiry, which also limit the editor. */
  readonly sessionId: string;
  readonly sessionEnds: Date;
}

/**
 * Redeems a ticket. Null when it is unknown, used or expired, or its session has ended. Of two
 * concurrent calls one succeeds, because the row can be deleted only once.
 */
export async function redeemTicket(
  db: Database,
  now: Date,
  ticket: string,
): Promise<OpenedByTicket | null> {
  const taken = await db
    .deleteFrom('editor_tickets')
    .using('sessions')
    .whereRef('sessions.token_hash', '=', 'editor_tickets.session_id')
    .where('editor_tickets.ticket_hash', '=', fingerprint(ticket))
    .where('editor_tickets.expires_at', '>', now)
    .where('sessions.expires_at', '>', now)
    .returning(['editor_tickets.website_id', 'editor_tickets.project_id'])
    .returning(['sessions.user_id', 'sessions.token_hash', 'sessions.expires_at'])
    .executeTakeFirst();
  if (taken === undefined) return null;
  return {
    userId: taken.user_id,
    websiteId: taken.website_id,
    projectId: taken.project_id,
    sessionId: taken.token_hash,
    sessionEnds: taken.expires_at,
  };
}
