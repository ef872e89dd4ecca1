import type { Arm } from './assignment';

/** Under this name record, rollouts and reports know the shell itself: a release without routes, drawn by the host. */
export const shellName = 'shell';

/** The version of the shell a page was made of, and as what: the host has drawn it, and says so under its signature. */
export interface ShellRun {
  readonly version: string;
  readonly arm: Arm;
  /** The shell's rollout in the record of the page, whichever arm it got. */
  readonly rollout?: string;
}

/**
 * Cookie that names a candidate of the shell this browser is to be spared: written before its first script runs, taken
 * away when it has shown something. What hangs or fails leaves it behind, and the host passes over that version.
 */
export const leftShellCookie = 'sitewright-left-shell';

/**
 * Events a shell dispatches on `window`, for the script that watches its start and may be of another build: `up` when
 * it has rendered, `ready` when what was asked for is on screen, `unready` when that could not be shown.
 */
export const shellEvents = {
  up: 'sitewright-shell-up',
  ready: 'sitewright-shell-ready',
  unready: 'sitewright-shell-unready',
} as const;
