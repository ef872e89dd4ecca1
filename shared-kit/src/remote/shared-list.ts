/** One module that exists once in the page, whoever asks for it. */
export interface SharedModule {
  /** The exact request: sharing a prefix as well would emit the module twice. */
  readonly key: string;
  /** `eager` is in the shell's first script; `lazy` is fetched when a screen first imports it. */
  readonly kind: 'eager' | 'lazy';
  /** With it, a remote made for another kit is refused at load and the last good version runs. */
  readonly strictVersion: boolean;
}

const library = (key: string): SharedModule => ({ key, kind: 'eager', strictVersion: false });
const core = (key: string): SharedModule => ({ key, kind: 'eager', strictVersion: true });
const onDemand = (key: string): SharedModule => ({ key, kind: 'lazy', strictVersion: true });

/**
 * The one list of federation shares, used by the shell and by every remote's build, each module a
 * singleton. Plain data: builds import it in Node, so nothing here may import React.
 * A key belongs to `eager` only when every page needs it: what is under it loads on every page.
 */
export const sharedModules: readonly SharedModule[] = [
  library('react'),
  library('react/jsx-runtime'),
  core('shared-kit/config'),
  core('shared-kit/contract/rollout'),
  core('shared-kit/remote'),
  core('shared-kit/router'),
  core('shared-kit/session'),
  core('shared-kit/state'),
  core('shared-kit/styled'),
  core('shared-kit/ui'),
  onDemand('shared-kit/client'),
  onDemand('shared-kit/confirmation'),
  onDemand('shared-kit/contract'),
  onDemand('shared-kit/contract/releases'),
  onDemand('shared-kit/query'),
  onDemand('shared-kit/sharing'),
  onDemand('shared-kit/ui/dialog'),
  onDemand('shared-kit/ui/drawer'),
  onDemand('shared-kit/ui/panels'),
  onDemand('shared-kit/ui/tabs'),
  onDemand('shared-kit/ui/tree'),
];
