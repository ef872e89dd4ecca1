import type { FastifyInstance } from 'fastify';
import { endOtherSessions, endSession, listSessions } from 'shared-kit/contract';
import { notFound } from '../../errors';
import { mount } from '../../plugins/mount';
import type { AccountDeps } from './account-deps';
import { endSessionOf, listSessionsOf } from './listed-sessions.repository';
import { endOtherSessions as endOthers } from './sessions.repository';

/** Where a member is signed in, and how they end it from elsewhere. */
export function mountSessions(app: FastifyInstance, { db, clock }: AccountDeps): void {
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
      if (!(await endSessionOf(db, caller.user.id, params.id))) {
        throw notFound('This session has ended already');
      }
      return { message: 'Signed out there' };
    },
  });

  mount(app, endOtherSessions, {
    access: 'signedIn',
    handler: async ({ caller }) => {
      await endOthers(db, caller.user.id, caller.sessionId);
      return { message: 'Signed out everywhere else' };
    },
  });
}
