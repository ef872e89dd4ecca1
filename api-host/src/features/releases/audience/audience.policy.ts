import { BlockList, isIPv6 } from 'node:net';
import type { User } from 'shared-kit/contract';
import type { ReleaseAudience } from 'shared-kit/contract/releases';

/** An account as far as an audience is about it. */
export interface AudienceAccount {
  readonly user: User;
  /** The remotes it owns. */
  readonly owns: readonly string[];
}

/** Whether an account is in the audience of a rollout of a remote. */
export function isAccountInAudience(
  { roles = [], flags = [], members = [] }: ReleaseAudience,
  remote: string,
  { user, owns }: AudienceAccount,
): boolean {
  const isAdmin = user.role === 'admin';
  const has = {
    admin: isAdmin,
    releaseManager: isAdmin || user.release_manager === 1,
    owner: owns.includes(remote),
  };
  return (
    roles.some((role) => has[role]) ||
    flags.some((number) => user[`oto_${number}`] === 1) ||
    members.includes(user.id)
  );
}

/** Whether an address, as far as the operator's proxies are believed, is in one of the audience's networks. */
export function isAddressInAudience({ networks = [] }: ReleaseAudience, address: string): boolean {
  if (networks.length === 0) return false;
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', prefix = ''] = network.split('/');
    list.addSubnet(base, Number(prefix), isIPv6(base) ? 'ipv6' : 'ipv4');
  }
  // Also what an IPv4 address looks like on a socket that takes both.
  return list.check(address.split('%')[0] ?? '', isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Whether an audience depends on who is signed in. */
export const asksForAccount = ({
  roles = [],
  flags = [],
  members = [],
}: ReleaseAudience): boolean => roles.length + flags.length + members.length > 0;
