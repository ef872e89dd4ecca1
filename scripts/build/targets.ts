import { existsSync } from 'node:fs';
import path from 'node:path';
import { editorVersion } from '../webpack/editor-config';
import { editorOutput, shellOutput, singleOutput } from '../webpack/outputs';
import { remoteVersion } from 'build-kit/remote-build';
import { shellVersion } from '../webpack/shell-config';
import { singleVersion } from '../webpack/single-config';
import { readRemotes } from '../webpack/workspaces';
import { remoteOutput } from 'build-kit/remote-workspace';
import type { RemoteWorkspace } from 'build-kit/remote-workspace';

/** Something webpack builds: a workspace folder, `single` for the yardstick, or `dev-shell`. */
export interface BuildTarget {
  readonly id: string;
  readonly version: string;
  readonly output: string;
}

/** A remote with the version its present sources amount to. */
export function remoteTarget(remote: RemoteWorkspace): BuildTarget {
  const version = remoteVersion(remote);
  return { id: remote.folder, version, output: remoteOutput(remote, version) };
}

/** The shell, the visual editor and every remote. */
export function suiteTargets(): BuildTarget[] {
  const shell = shellVersion();
  return [
    { id: 'host-shell', version: shell, output: shellOutput(shell) },
    editorTarget(),
    ...readRemotes().map(remoteTarget),
  ];
}

/** The visual editor's page. */
export function editorTarget(): BuildTarget {
  const version = editorVersion();
  return { id: 'site-editor', version, output: editorOutput(version) };
}

export function singleTarget(): BuildTarget {
  const version = singleVersion();
  return { id: 'single', version, output: singleOutput(version) };
}

/** Stale means: the build of these very sources does not exist. */
export function isStale(target: BuildTarget): boolean {
  return !existsSync(path.join(target.output, 'build.json'));
}
