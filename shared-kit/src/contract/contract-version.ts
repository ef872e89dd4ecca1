import { isInRange } from './rollout/version-range';

/**
 * The version of the contract this code was made with: that of shared-kit, whose minor version grows with every addition and
 * whose major version with everything else (decision 015). A string, so that a new one is no change of the surface.
 */
export const contractVersion: string = '1.14.0';

/** Names the version a page was made with in each of its calls: a host may be older or newer. */
export const contractHeader = 'x-contract';

/**
 * How a host's contract and that of a page that calls it go together: `fits`, `host-older` where the page may ask for what the
 * host does not know, or `apart` where their major versions differ. What is no version fits: nothing is known then.
 */
export function contractReach(host: string, page: string | undefined): ContractReach {
  if (page === undefined || !/^\d{1,6}\.\d{1,6}\.\d{1,6}$/.test(page)) return 'fits';
  if (page.split('.')[0] !== host.split('.')[0]) return 'apart';
  return isInRange(host, `^${page}`) === false ? 'host-older' : 'fits';
}
export type ContractReach = 'fits' | 'host-older' | 'apart';
