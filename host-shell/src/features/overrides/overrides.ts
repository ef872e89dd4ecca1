import type { ReleaseOverride, RemoteVersion } from 'shared-kit/contract/releases';
import { overrideCookie } from 'shared-kit/contract/rollout';

/** What this session runs in place of what is released: what the host has granted, and nothing else. */
export interface Overrides {
  readonly granted: readonly ReleaseOverride[];
  /** The granted build of a remote; undefined for whom the host has granted none. */
  readonly releaseOf: (remote: string) => RemoteVersion | undefined;
}

/** Longest wait for the host's word: without one the page runs what is released. */
const patienceMs = 3_000;

const none: Overrides = { granted: [], releaseOf: () => undefined };

/** Whether the host may have granted something. Anybody can write this by hand, and only makes us ask. */
const isWorthAsking = (cookies: string): boolean =>
  cookies.split('; ').some((pair) => pair === `${overrideCookie}=1`);

export interface OverrideSources {
  /** Whether somebody is signed in who may release, as far as this browser knows. */
  readonly mayHave: () => boolean;
  readonly cookies: () => string;
  /** Asks the host, with the session's token. */
  readonly ask: (signal: AbortSignal) => Promise<readonly ReleaseOverride[]>;
  readonly now: () => number;
  readonly onFailure: (cause: unknown) => void;
}

/**
 * The overrides of this page. The grant comes from the host with every page load and is kept nowhere in
 * the browser: no address, no cookie and no stored value can put code in its place.
 */
export async function openOverrides(sources: OverrideSources): Promise<Overrides> {
  const { mayHave, cookies, ask, now, onFailure } = sources;
  if (!mayHave() || !isWorthAsking(cookies())) return none;
  try {
    const answer = await ask(AbortSignal.timeout(patienceMs));
    return overridesOf(answer, now);
  } catch (cause) {
    onFailure(cause);
    return none;
  }
}

function overridesOf(granted: readonly ReleaseOverride[], now: () => number): Overrides {
  const known = new Map(granted.map((override) => [override.remote, override]));
  return {
    granted,
    releaseOf(remote) {
      const override = known.get(remote);
      // What is on screen stays there, as everything a tab has loaded; nothing new is loaded of it.
      return override && Date.parse(override.expiresAt) > now() ? override.release : undefined;
    },
  };
}
