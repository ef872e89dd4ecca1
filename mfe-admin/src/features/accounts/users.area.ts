import { callApi } from 'shared-kit/client';
import {
  createUser,
  deleteUser,
  getUser,
  liftUserSuspension,
  listUsers,
  otoNumbers,
  removeUserSecondFactor,
  suspendUser,
  updateUser,
} from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';
import type { AccountArea, Flags } from './account-area';

/** All accounts, for admins. */
export const usersArea: AccountArea = {
  name: 'users',
  title: 'Admin Users',
  description: 'Everyone who can sign in, newest first.',
  nobody: null,
  audience: 'Only an admin can manage users.',
  flags: otoNumbers.map((number) => ({ key: `oto_${number}`, label: `OTO ${number}` })),
  givesPermissions: true,
  hasAuditLog: true,
  afterAdding: null,
  fallback: {
    list: listUsers.fallback,
    add: createUser.fallback,
    update: updateUser.fallback,
    remove: deleteUser.fallback,
    suspend: suspendUser.fallback,
    lift: liftUserSuspension.fallback,
  },
  async list(query, signal) {
    const { users, total = null } = await callApi(listUsers, { query }, { signal });
    return { accounts: users, total };
  },
  async load(id, signal) {
    return (await callApi(getUser, { params: { id } }, { signal })).user;
  },
  add({ flags, releaseManager, ...entry }) {
    // Sent only when granted: an older host does not know it.
    const permission = releaseManager === 1 ? { release_manager: releaseManager } : {};
    return callApi(createUser, { body: { ...entry, ...payloadOf(flags), ...permission } });
  },
  async update(id, { flags, password, releaseManager, ...entry }) {
    const permission = releaseManager === null ? {} : { release_manager: releaseManager };
    const newPassword = password === '' ? null : password;
    const body = { ...entry, ...payloadOf(flags), ...permission, password: newPassword };
    const { message, user } = await callApi(updateUser, { params: { id }, body });
    // Admins who edit themselves see the change in their own menu at once.
    const session = useSession.getState();
    if (user && user.id === session.user?.id) session.setUser(user);
    return { message, account: user };
  },
  remove(id) {
    return callApi(deleteUser, { params: { id } });
  },
  async suspend(id, reason) {
    const request = { params: { id }, body: { reason } };
    const { message, user } = await callApi(suspendUser, request);
    return { message, account: user };
  },
  async lift(id) {
    const { message, user } = await callApi(liftUserSuspension, { params: { id } });
    return { message, account: user };
  },
  async removeSecondFactor(id) {
    const { message, user } = await callApi(removeUserSecondFactor, { params: { id } });
    return { message, account: user };
  },
};

/** Loaded as `oto_1`, sent as `oto1` (specification, section 3). */
const payloadOf = (flags: Flags) => ({
  oto1: flags.oto_1 ?? 0,
  oto2: flags.oto_2 ?? 0,
  oto3: flags.oto_3 ?? 0,
  oto4: flags.oto_4 ?? 0,
  oto5: flags.oto_5 ?? 0,
  oto6: flags.oto_6 ?? 0,
  oto7: flags.oto_7 ?? 0,
  oto8: flags.oto_8 ?? 0,
});
