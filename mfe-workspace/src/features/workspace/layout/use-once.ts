import { useRef } from 'react';
import type { MouseEvent } from 'react';

/** A mutation behind a button. */
export interface ButtonAction {
  readonly isPending: boolean;
  readonly run: (event: MouseEvent) => void;
}

/**
 * Runs a mutation once per double click: the second click is ignored while the request runs and
 * also when the response arrived in between.
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
    // The mutation has already shown the error.
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
