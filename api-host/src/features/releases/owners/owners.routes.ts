import type { FastifyInstance } from 'fastify';
import {
  addReleaseOwner,
  listReleaseOwners,
  removeReleaseOwner,
} from 'shared-kit/contract/releases';
import { mount } from '../../../plugins/mount';
import { actorOf } from '../../audit/note-audit';
import type { NoticeDeps } from '../../account-notices/tell-owner';
import type { ReleaseDeps } from '../release-deps';
import { addOwner, removeOwner } from './change-owners';
import { listOwners } from './owners.repository';

/** Who owns which remote. Given and taken by administrators, as the right to release everything is. */
export function mountOwners(app: FastifyInstance, deps: ReleaseDeps & NoticeDeps): void {
  const answer = async (message: string) => ({ message, owners: await listOwners(deps.db) });

  mount(app, listReleaseOwners, {
    access: 'remoteOwner',
    handler: () => answer('Owners loaded'),
  });

  mount(app, addReleaseOwner, {
    access: 'admin',
    confirmed: true,
    handler: async ({ body, caller, request }) => {
      await addOwner(deps, body, actorOf(caller), request.log);
      return answer(`${body.email} is an owner of ${body.remote}`);
    },
  });

  mount(app, removeReleaseOwner, {
    access: 'admin',
    confirmed: true,
    handler: async ({ body, caller, request }) => {
      await removeOwner(deps, body, actorOf(caller), request.log);
      return answer(`The account does not own ${body.remote} any more`);
    },
  });
}
