import { useState } from 'react';
import { ApiError, callApi, failureMessage } from 'shared-kit/client';
import {
  freezeReleases,
  pauseRollout,
  promoteRollout,
  resumeRollout,
  rollBack,
  startRollout,
} from 'shared-kit/contract/releases';
import type { ReleaseAudience, ReleaseStatus, RolloutStep } from 'shared-kit/contract/releases';
import { useMutation, useQueryClient } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';
import { statusKey, toKnown } from './releases.queries';
import type { Known } from './releases.queries';

/** What a release manager asks for; `seen` is the serial on the screen when they decided. */
export type Change =
  | {
      readonly kind: 'start';
      readonly remote: string;
      readonly version: string;
      /** Left out where the build brings its own. */
      readonly steps?: RolloutStep[] | undefined;
      /** Who gets it first; left out where nobody is named, or the build names them. */
      readonly audience?: ReleaseAudience | undefined;
      readonly reason: string;
      readonly seen: number;
    }
  | {
      readonly kind: 'promote';
      readonly remote: string;
      readonly all: boolean;
      readonly reason: string;
      readonly seen: number;
    }
  | { readonly kind: 'pause' | 'resume'; readonly remote: string; readonly seen: number }
  | {
      readonly kind: 'rollBack';
      readonly remote: string;
      /** The version to take back: if nobody gets it any more, nothing is done. */
      readonly from: string;
      readonly version?: string;
    }
  | { readonly kind: 'freeze'; readonly frozen: boolean; readonly reason: string };

type Answer = Promise<{ readonly message: string; readonly status: ReleaseStatus }>;

function send(change: Change): Answer {
  if (change.kind === 'freeze') {
    const { frozen, reason } = change;
    return callApi(freezeReleases, { body: { frozen, reason } });
  }
  if (change.kind === 'start') {
    const { kind: _, ...body } = change;
    return callApi(startRollout, { body });
  }
  if (change.kind === 'promote') {
    const { remote, all, reason, seen } = change;
    return callApi(promoteRollout, { body: { remote, all, reason, seen } });
  }
  if (change.kind === 'rollBack') {
    const { remote, from, version } = change;
    return callApi(rollBack, { body: { remote, from, version } });
  }
  const { kind, remote, seen } = change;
  return callApi(kind === 'pause' ? pauseRollout : resumeRollout, { body: { remote, seen } });
}

const fallbacks: Readonly<Record<Change['kind'], string>> = {
  start: startRollout.fallback,
  promote: promoteRollout.fallback,
  pause: pauseRollout.fallback,
  resume: resumeRollout.fallback,
  rollBack: rollBack.fallback,
  freeze: freezeReleases.fallback,
};

/**
 * Shown before the host answers: only what takes nothing from anybody and shows no safety that is not
 * there yet. A rollback or a freeze that looked done and was not would be the worst lie of this screen.
 */
function expect(known: Known, change: Change): Known {
  if (change.kind !== 'pause' && change.kind !== 'resume') return known;
  const state = change.kind === 'pause' ? ('paused' as const) : ('running' as const);
  const rollouts = known.status.rollouts.map((rollout) =>
    rollout.remote === change.remote ? { ...rollout, state } : rollout,
  );
  return { ...known, status: { ...known.status, rollouts } };
}

/** Without an answer nobody knows whether it was done: the next look at the host shows it. */
function describe(error: Error, fallback: string): string {
  const isUnanswered = error instanceof ApiError && error.status === null;
  if (!isUnanswered) return failureMessage(error, fallback);
  return `${fallback}: no answer arrived. If it was done all the same, this page shows it as soon as the host can be reached.`;
}

/** A change that was refused or did not arrive, in words, until it is read or the next one is made. */
export interface Refusal {
  readonly change: Change;
  readonly message: string;
}

/** Makes one change at a time and shows what came of it. */
export function useReleaseChanges() {
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const mutation = useMutation({
    mutationFn: send,
    onMutate: async (change: Change) => {
      setRefusal(null);
      // An answer on its way would put the old state back.
      await client.cancelQueries({ queryKey: statusKey });
      const before = client.getQueryData<Known>(statusKey);
      if (before) client.setQueryData(statusKey, expect(before, change));
      return before;
    },
    onSuccess: ({ message, status }) => {
      client.setQueryData(statusKey, toKnown(status));
      notify.success(message);
    },
    onError: (error, change, before) => {
      if (before) client.setQueryData(statusKey, before);
      const message = describe(error, fallbacks[change.kind]);
      notify.error(message);
      setRefusal({ change, message });
      void client.invalidateQueries({ queryKey: statusKey });
    },
  });
  return {
    make: (change: Change, onDone?: () => void): void =>
      mutation.mutate(change, onDone ? { onSuccess: onDone } : {}),
    pending: mutation.isPending ? mutation.variables : null,
    refusal,
    dismiss: () => setRefusal(null),
  };
}

export type ReleaseChanges = ReturnType<typeof useReleaseChanges>;
