import { BlockList, isIPv6 } from 'node:net';

const mapped = new BlockList();
mapped.addSubnet('::ffff:0:0', 96, 'ipv6');

/**
 * What a limit per address counts: an IPv4 address, of IPv6 the first 64 bits, because everybody who has
 * one has the 2^64 behind it too.
 */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = expand(address.split('%')[0] ?? address);
  if (mapped.check(address, 'ipv6')) return ipv4Of(groups);
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups without leading zeros: the URL parser writes every spelling the same way. */
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
