import { getSiteNamesUrl } from '../config/runtime-config-store';
import { siteNamesHeader, siteNamesReached } from '../contract';
import { http } from './http';

/** Time-out of the probe in milliseconds: a name that does not resolve fails at once. */
const timeoutMs = 1_000;

/** Stored per browser tab: the browser's behaviour does not change, another network's may. */
const storageKey = 'sitewright.site-names';

const asked = new Map<string, Promise<boolean>>();

/**
 * Headers that tell the host to link to websites by host name, where this browser resolves such
 * names. The first call of a tab waits until that is known.
 */
export async function siteNamesHeaders(): Promise<Readonly<Record<string, string>>> {
  const address = getSiteNamesUrl();
  if (address === undefined) return {};
  const answer = asked.get(address) ?? ask(address);
  asked.set(address, answer);
  return (await answer) ? { [siteNamesHeader]: siteNamesReached } : {};
}

async function ask(address: string): Promise<boolean> {
  const known = readKnown(address);
  if (known !== null) return known;
  const answered = await http
    .request<unknown>({ method: 'GET', url: address, timeout: timeoutMs })
    .then(({ status }) => status === 204)
    .catch(() => false);
  keep(address, answered);
  return answered;
}

function readKnown(address: string): boolean | null {
  try {
    const kept = sessionStorage.getItem(storageKey);
    if (kept === `yes ${address}`) return true;
    return kept === `no ${address}` ? false : null;
  } catch {
    return null;
  }
}

function keep(address: string, answered: boolean): void {
  try {
    sessionStorage.setItem(storageKey, `${answered ? 'yes' : 'no'} ${address}`);
  } catch {
    // Without storage it is probed again in the next page load.
  }
}
