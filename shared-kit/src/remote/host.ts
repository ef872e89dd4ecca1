import { createContext, createElement, useContext } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { hostApiVersion } from './host-api-version';

/** An event for the operation log, such as a failure the specification only logs. */
export interface HostEvent {
  /** What happened, in kebab-case: `query-failed`, `speech-error`. */
  readonly name: string;
  /** Details for the log. Never a token, a password or anything a member typed. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** What the shell does for the remotes it runs. Additive changes only. */
export interface HostApi {
  readonly version: string;
  /** Loads the remote behind a path ahead of its first visit; cheap to call again and never throws. */
  warm(path: string): void;
  /** Hands an event to the shell's log. */
  report(event: HostEvent): void;
}

/** The host of a remote that runs alone, in development or in a test: it does nothing. */
export const standaloneHost: HostApi = {
  version: hostApiVersion,
  warm: () => undefined,
  report: () => undefined,
};

const HostContext = createContext<HostApi>(standaloneHost);

/** Gives the host API to everything below it; the shell renders it once, around the routes. */
export function HostProvider(props: { host: HostApi; children: ReactNode }): ReactElement {
  return createElement(HostContext, { value: props.host }, props.children);
}

/** The shell this component runs in, or a host that does nothing outside of one. */
export function useHost(): HostApi {
  return useContext(HostContext);
}
