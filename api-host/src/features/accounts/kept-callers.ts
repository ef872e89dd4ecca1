import type { Clock } from '../../clock';
import type { ChangeFeed } from '../../database/changes/change-feed';
import { KeptReads } from '../../database/changes/kept-reads';
import type { Database } from '../../database/schema';
import type { Authenticate, SignedInUser } from '../../plugins/access';
import { callerNow, findSession, sessionIdOf } from './sessions.repository';
import type { FoundSession } from './sessions.repository';

/** About 1 KB each; the number of members using one host at a time. */
const maxSessions = 10_000;

interface CallersDeps {
  readonly db: Database;
  readonly changes: ChangeFeed;
  readonly clock: Clock;
}

/** Finds the caller of a session by its id; throws 401 when it is unknown, ended or expired. */
export type FindCaller = (sessionId: string) => Promise<SignedInUser>;

/**
 * Finds callers of sessions. Cached until session or owner change: a sign-out, another password or
 * role, or a suspension, here or on another host (decision 061).
 */
export function keepCallers({ db, changes, clock }: CallersDeps): FindCaller {
  const sessions = new KeptReads<FoundSession>(changes, maxSessions);
  return async (id) => {
    const found = await sessions.get(id, async () => {
      const session = await findSession(db, id);
      return (
        session && {
          value: session,
          topics: [`session:${id}`, `user:${session.caller.user.id}`],
        }
      );
    });
    return callerNow(found, clock);
  };
}

/** Finds the caller by the session's token. */
export const authenticateBy =
  (find: FindCaller): Authenticate =>
  (token) =>
    find(sessionIdOf(token));
