import { useRef } from 'react';
import type { MouseEvent } from 'react';

/** A mutation behind a button. */
export interface ButtonAction {
  readonly isPending: boolean;
  readonly run: (event: MouseEvent) => void;
}

/**
 * Once per double click: the second click counts neither while the first one's request runs nor when the
 * host was quick enough to answer in between.
 */
export function useOnce({
  isPending,
  mutateAsync,
}: {
  readonly isPending: boolean;
  readonly mutateAsync: () => Promise<unknown>;
}): ButtonAction {
  const isUnderWay = useRef(false);
  const run = async (): Promise<void> => {
    isUnderWay.current = true;
    // The mutation has told the member about a failure.
    await mutateAsync().catch(() => undefined);
    isUnderWay.current = false;
  };
  return {
    isPending,
    run({ detail: clicks }) {
      if (!isUnderWay.current && clicks <= 1) void run();
    },
  };
}
