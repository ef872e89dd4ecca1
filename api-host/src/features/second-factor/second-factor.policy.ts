import type { User } from 'shared-kit/contract';
import { RequestFailure } from '../../errors';
import type { Access, Demand } from '../../plugins/access';

/** Roles for which an operator can require a second factor. */
export const protectedRoles = ['admins', 'release_managers'] as const;
export type ProtectedRole = (typeof protectedRoles)[number];

type AskedAccount = Pick<User, 'role' | 'release_manager' | 'release_owner'>;

/** Whether an account must have a second factor. Admins and owners of remotes may release too. */
export const isAskedFor = (
  roles: readonly ProtectedRole[],
  { role, release_manager: manager, release_owner: owner }: AskedAccount,
): boolean =>
  (roles.includes('admins') && role === 'admin') ||
  (roles.includes('release_managers') && (role === 'admin' || manager === 1 || owner === 1));

/** Access levels of release endpoints. */
const releasing: ReadonlySet<Access> = new Set(['releaseManager', 'remoteOwner', 'remoteReleaser']);

/**
 * Whether the requirement applies to this call: an admin's other calls do not depend on what only
 * releases require.
 */
function isNeeded(roles: readonly ProtectedRole[], { role }: User, access: Access): boolean {
  // Calls that only need a session include those to set up the second factor.
  if (access === 'signedIn') return false;
  if (roles.includes('admins') && role === 'admin') return true;
  return roles.includes('release_managers') && releasing.has(access);
}

/** Throws 403 for calls of such roles until the account has a second factor. */
export const demandSecondFactor =
  (roles: readonly ProtectedRole[]): Demand =>
  ({ user }, { access }) => {
    if (user.second_factor_since !== undefined || !isNeeded(roles, user, access)) return;
    throw new RequestFailure(
      403,
      'SECOND_FACTOR_SETUP_REQUIRED',
      'This needs two-step sign-in. Set it up in your profile settings, then come back',
    );
  };
