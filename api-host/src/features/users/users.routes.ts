import type { FastifyInstance } from 'fastify';
import { createUser, deleteUser, getUser, listUsers, updateUser, user } from 'shared-kit/contract';
import { mount } from '../../plugins/mount';
import { StreamedAnswer } from '../../plugins/streamed-answer';
import { hashNewPassword } from '../accounts/new-password.policy';
import { findUser } from '../accounts/users.repository';
import { sliceOf } from './account-search';
import { addUser } from './add-user';
import { changeUser, flagColumns } from './change-user';
import { removeUser } from './remove-user';
import type { UserDeps } from './user-deps';
import { allUsers, pageOfUsers } from './user-list.repository';
import { refuseOwnAccount, userNotFound } from './users.policy';

/** Endpoints for managing all accounts, for admins. */
export function mountUsers(app: FastifyInstance, deps: UserDeps): void {
  const { db } = deps;

  mount(app, listUsers, {
    access: 'admin',
    handler: async ({ query }) => {
      const message = 'Users loaded';
      const slice = sliceOf(query);
      if (slice !== null) return { message, ...(await pageOfUsers(db, slice)) };
      return new StreamedAnswer({ message, field: 'users', item: user, batches: allUsers(db) });
    },
  });

  mount(app, createUser, {
    access: 'admin',
    confirmed: true,
    handler: async ({
      caller,
      body: { name, email, password, release_manager: releaseManager, ...flags },
    }) => {
      const passwordHash = await hashNewPassword(deps, password);
      const account = {
        name,
        email,
        passwordHash,
        role: 'user',
        flags: flagColumns(flags),
        releaseManager,
      };
      return { message: 'User created successfully', user: await addUser(deps, caller, account) };
    },
  });

  mount(app, getUser, {
    access: 'admin',
    handler: async ({ params }) => {
      const found = await findUser(db, params.id);
      if (found === null) throw userNotFound();
      return { message: 'User loaded', user: found };
    },
  });

  mount(app, updateUser, {
    access: 'admin',
    confirmed: true,
    handler: async ({ caller, params, body, request }) => ({
      message: 'User updated successfully',
      user: await changeUser(deps, caller, { id: params.id, log: request.log }, body),
    }),
  });

  mount(app, deleteUser, {
    access: 'admin',
    confirmed: true,
    handler: async ({ caller, params, request }) => {
      refuseOwnAccount(caller, params.id);
      await removeUser(deps, caller, { id: params.id, log: request.log });
      return { message: 'User deleted successfully' };
    },
  });
}
