import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { plainFetch } from '../engines/plain-fetch';
import { GenerationFailure } from '../generation-failure';

/** An address entered in the app that leads to a link-local or metadata service. */
export class AddressRefused extends GenerationFailure {
  constructor() {
    super('PROVIDER_MISCONFIGURED', 'the address is link-local or a metadata service');
  }
}

/**
 * Link-local networks and cloud metadata services: they hand out the machine's credentials to any
 * local caller (SSRF). Private networks are allowed, since many connect a model on their own
 * machine.
 */
const refused = new BlockList();
refused.addSubnet('169.254.0.0', 16, 'ipv4');
refused.addAddress('100.100.100.200', 'ipv4');
refused.addAddress('168.63.129.16', 'ipv4');
refused.addSubnet('0.0.0.0', 8, 'ipv4');
refused.addSubnet('fe80::', 10, 'ipv6');
refused.addAddress('fd00:ec2::254', 'ipv6');
refused.addAddress('fd20:ce::254', 'ipv6');

export type LookUp = (host: string) => Promise<readonly string[]>;

const systemLookUp: LookUp = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/** Throws AddressRefused. A name that does not resolve is left to the request, which reports it. */
async function refuseSecretPlaces(url: URL, lookUp: LookUp): Promise<void> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await lookUp(host).catch(() => []);
  const isRefused = addresses.some((one) => refused.check(one, isIP(one) === 6 ? 'ipv6' : 'ipv4'));
  if (isRefused) throw new AddressRefused();
}

/**
 * For addresses entered in the app; those from the environment are trusted. The connection resolves
 * a name again, so DNS rebinding gets through: only administrators can enter an address, and of a
 * response only its error text is ever shown.
 */
export function guardedFetch(lookUp: LookUp = systemLookUp): typeof fetch {
  return async (input, init) => {
    await refuseSecretPlaces(new URL(input instanceof Request ? input.url : input), lookUp);
    return plainFetch(input, init);
  };
}
