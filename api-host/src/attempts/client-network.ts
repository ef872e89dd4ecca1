import { BlockList, isIPv6 } from 'node:net';

const mapped = new BlockList();
mapped.addSubnet('::ffff:0:0', 96, 'ipv6');

/**
 * The network that limits per address count by: an IPv4 address, or the first 64 bits of an IPv6
 * address, since a client controls all 2^64 addresses behind them.
 */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = expand(address.split('%')[0] ?? address);
  if (mapped.check(address, 'ipv6')) return ipv4Of(groups);
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups without leading zeros; the URL parser normalises every spelling. */
function expand(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last];
}

function ipv4Of(groups: readonly string[]): string {
  const value = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return value.flatMap((number) => [number >> 8, number & 255]).join('.');
}
