import type { TokenAction } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import { forbidden } from '../../../errors';
import type { Caller } from '../../../plugins/access';
import { ownedRemotes } from '../owners/owners.repository';
import type { Who } from '../record/who';

const deeds: Readonly<Record<TokenAction, string>> = {
  publish: 'publish builds',
  rollout: 'start or change rollouts',
  rollback: 'roll back',
  read: 'read',
};

/** Why somebody may not do that to a remote, whatever state it is in; null when they may. */
export function refusedRight(
  { remotes, actions, token }: Who,
  remote: string,
  action: TokenAction,
): string | null {
  if (remotes && !remotes.includes(remote)) {
    return token === undefined
      ? `Only an owner of ${remote} or a release manager may do this`
      : `This token is not for ${remote}`;
  }
  // Whoever may change a remote has to see what became of it.
  if (!actions || action === 'read' || actions.includes(action)) return null;
  return `This token may not ${deeds[action]}`;
}

/** Who calls, with all they may do to remotes as it is now: what a session has kept may be older. */
export async function whoCalls(db: Database, caller: Caller): Promise<Who> {
  const { user, origin, service } = caller;
  const person = { name: user.email, account: user.id, origin };
  if (service) {
    const { id: token, remote, actions } = service;
    return { ...person, token, remotes: [remote], actions, roles: [] };
  }
  if (user.role === 'admin') return { ...person, roles: ['admin', 'releaseManager'] };
  if (user.release_manager === 1) return { ...person, roles: ['releaseManager'] };
  return { ...person, roles: [], remotes: await ownedRemotes(db, user.id) };
}

/** The same, refused with 403 where they may not do that to the remote. */
export async function requireRight(
  db: Database,
  caller: Caller,
  remote: string,
  action: TokenAction,
): Promise<Who> {
  const who = await whoCalls(db, caller);
  const refusal = refusedRight(who, remote, action);
  if (refusal !== null) throw forbidden(refusal);
  return who;
}

/**
 * The one remote a service token reads, whatever it asked for; people who may release one remote read all of them.
 * Refuses a token that names another.
 */
export function readableRemote({ service }: Caller, asked: string | undefined): string | undefined {
  if (!service) return asked;
  if (asked !== undefined && asked !== service.remote) {
    throw forbidden(`This token is not for ${asked}`);
  }
  return service.remote;
}
