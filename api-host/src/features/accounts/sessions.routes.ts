import type { FastifyInstance } from 'fastify';
import { endOtherSessions, endSession, listSessions } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import { notFound } from '../../errors';
import type { Caller } from '../../plugins/access';
import { mount } from '../../plugins/mount';
import { accountTarget, actorOf, noteAudit } from '../audit/note-audit';
import type { AccountDeps } from './account-deps';
import { endSessionOf, listSessionsOf } from './listed-sessions.repository';
import { endOtherSessions as endOthers } from './sessions.repository';

/** Endpoints for a member's list of sessions, and for ending them. */
export function mountSessions(app: FastifyInstance, { db, clock }: AccountDeps): void {
  const noteEnd = (transaction: Database, caller: Caller) =>
    noteAudit(transaction, {
      at: clock(),
      by: actorOf(caller),
      action: 'account.sessions-ended',
      target: accountTarget(caller.user.id),
    });

  mount(app, listSessions, {
    access: 'signedIn',
    handler: async ({ caller }) => {
      const rows = await listSessionsOf(db, caller.user.id, clock());
      const sessions = rows.map(({ id, token_hash: hash, browser, network, created_at }) => ({
        id,
        browser,
        network,
        created_at: created_at.toISOString(),
        current: hash === caller.sessionId,
      }));
      const message = 'Sessions loaded';
      return {
        message,
        sessions: sessions.toSorted((a, b) => Number(b.current) - Number(a.current)),
      };
    },
  });

  mount(app, endSession, {
    access: 'signedIn',
    handler: async ({ caller, params }) => {
      await db.transaction().execute(async (transaction) => {
        if (!(await endSessionOf(transaction, caller.user.id, params.id))) {
          throw notFound('This session has ended already');
        }
        await noteEnd(transaction, caller);
      });
      return { message: 'Signed out there' };
    },
  });

  mount(app, endOtherSessions, {
    access: 'signedIn',
    handler: async ({ caller }) => {
      await db.transaction().execute(async (transaction) => {
        const hadOthers = await endOthers(transaction, caller.user.id, caller.sessionId);
        if (hadOthers) await noteEnd(transaction, caller);
      });
      return { message: 'Signed out everywhere else' };
    },
  });
}
