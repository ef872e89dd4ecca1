import { isIP } from 'node:net';
import { clientNetwork } from './client-network';

/**
 * The network of an address that says whose it roughly is and not which device: /24 of IPv4, /48 of IPv6, which is
 * what one customer gets of a provider for the asking. Witnesses of a rollout count by it, the audit log keeps it. All of this machine is one. Takes an address, or what `clientNetwork` makes of one.
 */
export function wideNetwork(address: string): string {
  const network = clientNetwork(address);
  if (isIP(network) === 4) {
    const parts = network.split('.');
    return parts[0] === '127' ? 'loopback' : `${parts.slice(0, 3).join('.')}.0/24`;
  }
  const groups = network.replace('::/64', '').split(':');
  if (groups.every((group) => group === '0')) return 'loopback';
  return `${groups.slice(0, 3).join(':')}::/48`;
}
