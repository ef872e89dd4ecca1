import { callApi } from 'shared-kit/client';
import {
  addAgencyUser,
  deleteAgencyUser,
  getAgencyUser,
  liftAgencyUserSuspension,
  listAgencyUsers,
  suspendAgencyUser,
  updateAgencyUser,
} from 'shared-kit/contract';
import type { AccountArea } from './account-area';

/** The accounts an agency manager has added, with the one flag they can grant. */
export const agencyArea: AccountArea = {
  name: 'agency',
  title: 'Agency Users',
  description: 'People you have given an account to, newest first.',
  nobody: {
    title: 'No agency users yet',
    why: 'Give clients and colleagues an account of their own. They sign in with it and make their own websites.',
  },
  audience: 'Only an admin or a member with the Agency upgrade can manage agency users.',
  flags: [{ key: 'oto_1', label: 'Unlimited' }],
  givesPermissions: false,
  hasAuditLog: false,
  afterAdding: '/tutorials',
  removeSecondFactor: null,
  fallback: {
    list: listAgencyUsers.fallback,
    add: addAgencyUser.fallback,
    update: updateAgencyUser.fallback,
    remove: deleteAgencyUser.fallback,
    suspend: suspendAgencyUser.fallback,
    lift: liftAgencyUserSuspension.fallback,
  },
  async list(query, signal) {
    const { agency, total = null } = await callApi(listAgencyUsers, { query }, { signal });
    return { accounts: agency, total };
  },
  async load(id, signal) {
    return (await callApi(getAgencyUser, { params: { id } }, { signal })).agency;
  },
  add({ name, email, password, flags }) {
    return callApi(addAgencyUser, { body: { name, email, password, oto1: flags.oto_1 ?? 0 } });
  },
  async update(id, { name, email, flags, password: typed }) {
    const password = typed === '' ? null : typed;
    const body = { name, email, oto1: flags.oto_1 ?? 0, password };
    const { message, agency } = await callApi(updateAgencyUser, { params: { id }, body });
    return { message, account: agency };
  },
  remove(id) {
    return callApi(deleteAgencyUser, { params: { id } });
  },
  async suspend(id, reason) {
    const request = { params: { id }, body: { reason } };
    const { message, agency } = await callApi(suspendAgencyUser, request);
    return { message, account: agency };
  },
  async lift(id) {
    const { message, agency } = await callApi(liftAgencyUserSuspension, { params: { id } });
    return { message, account: agency };
  },
};
