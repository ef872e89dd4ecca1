import type { FastifyInstance } from 'fastify';
import {
  liftAgencyUserSuspension,
  liftUserSuspension,
  suspendAgencyUser,
  suspendUser,
} from 'shared-kit/contract';
import { mount } from '../../plugins/mount';
import { lockAgencyUser, toAgencyUser } from '../agency/agency.repository';
import type { UserDeps } from '../users/user-deps';
import { storable } from '../websites/storable';
import { liftAccount, suspendAccount } from './suspend-account';

const suspended = 'The account is suspended';
const lifted = 'The suspension is lifted';

/** Endpoints to suspend accounts: any for admins, their own users' for agency managers. */
export function mountAccountSuspensions(app: FastifyInstance, deps: UserDeps): void {
  mount(app, suspendUser, {
    access: 'admin',
    confirmed: true,
    handler: async ({ caller, params, body, request }) => {
      const about = { id: params.id, reason: storable(body.reason), log: request.log };
      const user = await suspendAccount(deps, caller, about);
      request.log.warn({ user: params.id, by: caller.user.id }, 'account suspended');
      return { message: suspended, user };
    },
  });

  mount(app, liftUserSuspension, {
    access: 'admin',
    confirmed: true,
    handler: async ({ caller, params, request }) => {
      const user = await liftAccount(deps, caller, { id: params.id, log: request.log });
      request.log.warn({ user: params.id, by: caller.user.id }, 'suspension of an account lifted');
      return { message: lifted, user };
    },
  });

  mount(app, suspendAgencyUser, {
    access: 'agencyManager',
    confirmed: true,
    handler: async ({ caller, params, body, request }) => {
      const about = { id: params.id, reason: storable(body.reason), log: request.log };
      const user = await suspendAccount(deps, caller, about, (transaction) =>
        lockAgencyUser(transaction, caller, params.id),
      );
      request.log.warn({ user: params.id, by: caller.user.id }, 'account suspended');
      return { message: suspended, agency: toAgencyUser(user) };
    },
  });

  mount(app, liftAgencyUserSuspension, {
    access: 'agencyManager',
    confirmed: true,
    handler: async ({ caller, params, request }) => {
      const user = await liftAccount(
        deps,
        caller,
        { id: params.id, log: request.log },
        (transaction) => lockAgencyUser(transaction, caller, params.id),
      );
      request.log.warn({ user: params.id, by: caller.user.id }, 'suspension of an account lifted');
      return { message: lifted, agency: toAgencyUser(user) };
    },
  });
}
