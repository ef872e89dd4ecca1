import { isIP } from 'node:net';
import { clientNetwork } from './client-network';

/**
 * The network of an address, coarse enough not to identify a device: /24 for IPv4, /48 for IPv6,
 * which providers give a single customer on request. Witnesses of a rollout are counted by it, and
 * the audit log stores it. All loopback addresses are one network. Takes an address, or a result of
 * `clientNetwork`.
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
