import { useEffect, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { useHost } from 'shared-kit/remote';
import { mayRelease, useSession } from 'shared-kit/session';

/** Where the releases are; the built-in page shows there, too. */
export const releasesPath = '/releases';

/** Asks for the built-in page even where the remote's loads: it may load and be of no use. */
export const builtInSearch = '?built-in';

/**
 * The built-in page of the releases, for who may release. A chunk of its own that is asked for by hand:
 * should it not arrive, it is just not there, and what stands above it goes on.
 */
export function RescueArea(): ReactElement | null {
  const host = useHost();
  const allowed = useSession((session) => mayRelease(session.user));
  const [Rescue, setRescue] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!allowed) return undefined;
    let current = true;
    import(/* webpackChunkName: "release-rescue" */ './release-rescue').then(
      ({ default: page }) => {
        if (current) setRescue(() => page);
      },
      (cause: unknown) => {
        host.report({ name: 'release-rescue-failed', detail: { cause: String(cause) } });
      },
    );
    return () => {
      current = false;
    };
  }, [allowed, host]);
  return Rescue && allowed ? <Rescue /> : null;
}
