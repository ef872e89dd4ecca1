import { useEffect, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { useHost } from 'shared-kit/remote';

/** Where the releases are; the built-in page shows there, too. */
export const releasesPath = '/releases';

/** Asks for the built-in page even where the remote's loads: it may load and be of no use. */
export const builtInSearch = '?built-in';

/**
 * The built-in page of the releases. A chunk of its own that is asked for by hand:
 * should it not arrive, it is just not there, and what stands above it goes on.
 */
export function RescueArea(): ReactElement | null {
  const host = useHost();
  const [Rescue, setRescue] = useState<ComponentType | null>(null);
  useEffect(() => {
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
  }, [host]);
  return Rescue ? <Rescue /> : null;
}
