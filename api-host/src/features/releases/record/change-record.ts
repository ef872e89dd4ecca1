import type { RemoteState, RemoteVersion, SuiteRecord } from 'shared-kit/contract/releases';
import { shellName } from 'shared-kit/contract/rollout';

/** A record before it is issued: everything but what issuing adds. */
export type RecordContent = Omit<SuiteRecord, 'schema' | 'serial' | 'issued'>;

/** A record without what issuing adds. */
export function contentOf(record: SuiteRecord): RecordContent {
  const { schema: _, serial: __, issued: ___, ...content } = record;
  return content;
}

/** A record before anything was released. */
export const emptyContent = (shellVersion: string): RecordContent => ({
  shell: { version: shellVersion },
  remotes: {},
});

type Change = (content: RecordContent) => RecordContent;

const withRemote =
  (remote: string, change: (state: RemoteState | undefined) => RemoteState): Change =>
  (content) => {
    const state = change(content.remotes[remote]);
    const named = remote === shellName ? { shell: shellNamed(state) } : {};
    return { ...content, ...named, remotes: { ...content.remotes, [remote]: state } };
  };

/** As readers from before the shell was released like a remote look for it. */
const shellNamed = ({ stable, previous }: RemoteState): SuiteRecord['shell'] => ({
  version: stable.version,
  ...(previous ? { previous: previous.version } : {}),
});

function stateOf(content: RecordContent, remote: string): RemoteState {
  const state = content.remotes[remote];
  if (!state) throw new Error(`${remote} is not in the record`);
  return state;
}

/** Gives a share of everyone a candidate. */
export function withCandidate(
  remote: string,
  candidate: NonNullable<RemoteState['candidate']>,
): Change {
  return (content) =>
    withRemote(remote, () => ({ ...stateOf(content, remote), candidate }))(content);
}

/** Takes the candidate away; everyone gets stable. */
export function withoutCandidate(remote: string): Change {
  return (content) => {
    const { candidate: _, ...rest } = stateOf(content, remote);
    return withRemote(remote, () => rest)(content);
  };
}

/** Gives everyone a version; the stable so far becomes the previous one. A candidate ends. */
export function withStable(remote: string, stable: RemoteVersion): Change {
  return withRemote(remote, (state) => {
    const previous = state?.stable.version === stable.version ? state.previous : state?.stable;
    return { stable, ...(previous ? { previous } : {}) };
  });
}

/**
 * Goes back to a version. The one that is left is no previous: what was taken back must not be what a
 * browser falls back to.
 */
export function backTo(remote: string, stable: RemoteVersion): Change {
  return withRemote(remote, () => ({ stable }));
}

/** Freezes or unfreezes everything but rollbacks. */
export function withFreeze(frozen: boolean): Change {
  return (content) => {
    const { frozen: _, ...rest } = content;
    return frozen ? { ...rest, frozen } : rest;
  };
}
