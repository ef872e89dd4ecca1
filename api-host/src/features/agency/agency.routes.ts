import type { FastifyInstance } from 'fastify';
import {
  addAgencyUser,
  agencyUser,
  deleteAgencyUser,
  getAgencyUser,
  listAgencyUsers,
  updateAgencyUser,
} from 'shared-kit/contract';
import { mount } from '../../plugins/mount';
import { StreamedAnswer } from '../../plugins/streamed-answer';
import { hashNewPassword } from '../accounts/new-password.policy';
import { sliceOf } from '../users/account-search';
import { changeUser, flagColumns } from '../users/change-user';
import { removeUser } from '../users/remove-user';
import {
  addAgencyUser as addUser,
  allAgencyUsers,
  pageOfAgencyUsers,
  lockAgencyUser,
  requireAgencyUser,
  toAgencyUser,
} from './agency.repository';
import type { AgencyDeps } from './agency.repository';

/**
 * Endpoints for managers of agency users. An agency user is an ordinary user, with one flag to set.
 */
export function mountAgency(app: FastifyInstance, deps: AgencyDeps): void {
  const { db } = deps;

  mount(app, listAgencyUsers, {
    access: 'agencyManager',
    handler: async ({ caller, query }) => {
      const message = 'Users loaded';
      const slice = sliceOf(query);
      if (slice !== null) return { message, ...(await pageOfAgencyUsers(db, caller, slice)) };
      const batches = allAgencyUsers(db, caller);
      return new StreamedAnswer({ message, field: 'agency', item: agencyUser, batches });
    },
  });

  mount(app, addAgencyUser, {
    access: 'agencyManager',
    confirmed: true,
    handler: async ({ caller, body: { name, email, password, oto1 } }) => {
      const passwordHash = await hashNewPassword(deps, password);
      const account = { name, email, passwordHash, role: 'user', flags: flagColumns({ oto1 }) };
      return {
        message: 'User created successfully',
        agency: await addUser(deps, caller, account),
      };
    },
  });

  mount(app, getAgencyUser, {
    access: 'agencyManager',
    handler: async ({ caller, params }) => ({
      message: 'User loaded',
      agency: await requireAgencyUser(db, caller, params.id),
    }),
  });

  mount(app, updateAgencyUser, {
    access: 'agencyManager',
    confirmed: true,
    handler: async ({ caller, params, body, request }) => {
      const about = { id: params.id, log: request.log };
      const user = await changeUser(deps, caller, about, body, (transaction) =>
        lockAgencyUser(transaction, caller, params.id),
      );
      return { message: 'User updated successfully', agency: toAgencyUser(user) };
    },
  });

  mount(app, deleteAgencyUser, {
    access: 'agencyManager',
    confirmed: true,
    handler: async ({ caller, params, request }) => {
      await removeUser(deps, caller, { id: params.id, log: request.log }, (transaction) =>
        lockAgencyUser(transaction, caller, params.id),
      );
      return { message: 'User deleted successfully' };
    },
  });
}
