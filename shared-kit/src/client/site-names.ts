import { getSiteNamesUrl } from '../config/runtime-config-store';
import { siteNamesHeader, siteNamesReached } from '../contract';
import { http } from './http';

/** A name that does not resolve fails at once; longer than this nobody should wait for a link. */
const timeoutMs = 1_000;

/** Kept as long as the tab: a browser does not change its mind, and another network may. */
const storageKey = 'sitewright.site-names';

const asked = new Map<string, Promise<boolean>>();

/**
 * What tells the host that its links may be names of websites, where this browser resolves them. The first
 * call of a tab waits until that is known.
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
    // Without storage it is asked again in the next page load.
  }
}
