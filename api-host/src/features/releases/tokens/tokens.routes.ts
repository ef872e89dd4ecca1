import type { FastifyInstance } from 'fastify';
import {
  createReleaseToken,
  listReleaseTokens,
  revokeReleaseToken,
} from 'shared-kit/contract/releases';
import { mount } from '../../../plugins/mount';
import type { ReleaseDeps } from '../release-deps';
import { requireRight, whoCalls } from '../rights/release-rights';
import { createToken, revokeToken } from './change-tokens';
import { listTokens, presentToken } from './tokens.repository';

const access = 'remoteOwner';

/** Service tokens of the remotes somebody may release. A token makes and ends none. */
export function mountTokens(app: FastifyInstance, deps: ReleaseDeps): void {
  const { db, clock } = deps;

  mount(app, listReleaseTokens, {
    access,
    handler: async ({ query: { remote }, caller }) => {
      const who =
        remote === undefined
          ? await whoCalls(db, caller)
          : await requireRight(db, caller, remote, 'read');
      const rows = await listTokens(db, clock(), remote === undefined ? who.remotes : [remote]);
      return { message: 'Tokens loaded', tokens: rows.map((row) => presentToken(row, clock())) };
    },
  });

  mount(app, createReleaseToken, {
    access,
    confirmed: true,
    handler: async ({ body, caller }) => {
      await requireRight(db, caller, body.remote, 'read');
      return { message: 'Token created', ...(await createToken(deps, body, caller)) };
    },
  });

  mount(app, revokeReleaseToken, {
    access,
    confirmed: true,
    handler: async ({ body, caller }) => ({
      message: 'Token revoked',
      token: await revokeToken(deps, body.id, caller),
    }),
  });
}
