import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { plainFetch } from '../engines/plain-fetch';
import { GenerationFailure } from '../generation-failure';

/** An address that was entered in the app and leads to where this host's own secrets are. */
export class AddressRefused extends GenerationFailure {
  constructor() {
    super('PROVIDER_MISCONFIGURED', 'the address is link-local or a metadata service');
  }
}

/**
 * Link-local networks, and the metadata services of clouds: they hand out credentials of the machine to
 * whoever asks from it. Private networks are allowed: a model on one's own machine is what many connect.
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

/** Throws an AddressRefused. A name that does not resolve is left to the request, which says so. */
async function refuseSecretPlaces(url: URL, lookUp: LookUp): Promise<void> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await lookUp(host).catch(() => []);
  const isRefused = addresses.some((one) => refused.check(one, isIP(one) === 6 ? 'ipv6' : 'ipv4'));
  if (isRefused) throw new AddressRefused();
}

/**
 * For addresses from the app; those of the environment are the operator's own. A name is looked up again
 * by the connection, so one that changes in between gets through: only an administrator can enter it, and
 * nothing but an error's text is ever shown of what answers.
 */
export function guardedFetch(lookUp: LookUp = systemLookUp): typeof fetch {
  return async (input, init) => {
    await refuseSecretPlaces(new URL(input instanceof Request ? input.url : input), lookUp);
    return plainFetch(input, init);
  };
}
