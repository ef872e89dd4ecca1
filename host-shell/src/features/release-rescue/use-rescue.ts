import { useCallback, useEffect, useState } from 'react';
import type { ReleaseStatus } from 'shared-kit/contract/releases';

/** What the built-in page knows. */
export interface Rescue {
  readonly status: ReleaseStatus | null;
  /** Why it knows nothing, or why a rollback was not made. */
  readonly problem: string | null;
  /** The remote that is being rolled back. */
  readonly busy: string | null;
  /** What the host said of the last rollback. */
  readonly done: string | null;
  readonly load: () => void;
  /** Takes `from` back; when nobody gets it any more, nothing is done. */
  readonly rollBack: (remote: string, from: string) => void;
}

// Both arrive with the first call: nobody else's page load carries them for this one.
const contact = () =>
  Promise.all([import('shared-kit/client'), import('shared-kit/contract/releases')]);

async function read(): Promise<ReleaseStatus> {
  const [{ callApi }, { getReleases }] = await contact();
  return (await callApi(getReleases)).status;
}

async function takeBack(remote: string, from: string) {
  const [{ callApi }, { rollBack }] = await contact();
  const reason = 'Rolled back on the built-in page';
  return callApi(rollBack, { body: { remote, from, reason } });
}

const messageOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message : String(cause);

/** Reads the releases and rolls remotes back, with nothing but the shell's own code. */
export function useRescue(): Rescue {
  const [status, setStatus] = useState<ReleaseStatus | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const load = useCallback(() => {
    read().then(
      (known) => {
        setProblem(null);
        setStatus(known);
      },
      (cause: unknown) => {
        setProblem(messageOf(cause));
      },
    );
  }, []);
  useEffect(load, [load]);

  const rollBack = (remote: string, from: string): void => {
    setBusy(remote);
    setDone(null);
    setProblem(null);
    takeBack(remote, from)
      .then(
        ({ message, status: after }) => {
          setStatus(after);
          setDone(`${remote}: ${message}.`);
        },
        (cause: unknown) => {
          setProblem(`${remote}: ${messageOf(cause)}`);
          // What it was decided on may have changed.
          void read().then(setStatus, () => undefined);
        },
      )
      .finally(() => {
        setBusy(null);
      });
  };
  return { status, problem, busy, done, load, rollBack };
}
