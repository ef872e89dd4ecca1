import { isIP } from 'node:net';
import { clientNetwork } from '../../../attempts/client-network';

/**
 * What counts as one network of witnesses: /24 of IPv4, /48 of IPv6, which is what one customer gets of a
 * provider for the asking. All of this machine is one. Takes an address, or what `clientNetwork` makes of one.
 */
export function evidenceNetwork(address: string): string {
  const network = clientNetwork(address);
  if (isIP(network) === 4) {
    const parts = network.split('.');
    return parts[0] === '127' ? 'loopback' : `${parts.slice(0, 3).join('.')}.0/24`;
  }
  const groups = network.replace('::/64', '').split(':');
  if (groups.every((group) => group === '0')) return 'loopback';
  return `${groups.slice(0, 3).join(':')}::/48`;
}
