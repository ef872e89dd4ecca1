import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { runCaptured } from '../test/run-captured';
import { containerName } from 'build-kit/remote-build';
import { root } from '../webpack/workspaces';
import type { RemoteWorkspace } from 'build-kit/remote-workspace';
import { copyBuild, readBuild } from './copy-build';
import { newestBuild } from './newest-build';

const parts = (version: string): number[] => version.split('.').map(Number);

function compare(a: string, b: string): number {
  const [left, right] = [parts(a), parts(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

/** The tag of the release before the present version: tags are `mfe-projects@1.2.0`. */
export function previousTag(
  tags: readonly string[],
  { folder, version }: Pick<RemoteWorkspace, 'folder' | 'version'>,
): string | null {
  const released = tags
    .map((tag) => tag.trim())
    .filter((tag) => new RegExp(`^${folder}@\\d+\\.\\d+\\.\\d+$`).test(tag))
    .map((tag) => tag.slice(folder.length + 1))
    .filter((candidate) => compare(candidate, version) < 0)
    .toSorted(compare);
  const last = released.at(-1);
  return last === undefined ? null : `${folder}@${last}`;
}

async function must(program: string, parameters: readonly string[], folder: string) {
  const { code, output } = await runCaptured(program, parameters, folder);
  if (code !== 0) throw new Error(`${program} ${parameters.join(' ')} failed:\n${output}`);
  return output;
}

/** Builds a remote from a tag with that tag's own kits, beside what is installed now. */
async function buildTag(tag: string, remote: RemoteWorkspace, workspace: string): Promise<string> {
  await rm(workspace, { recursive: true, force: true });
  await mkdir(workspace, { recursive: true });
  const archive = path.join(workspace, 'sources.tar');
  await must('git', ['archive', '--output', archive, tag], root);
  await must('tar', ['-xf', archive], workspace);
  // The kits and the remote are the tag's: node_modules links to workspaces by names below the root.
  const modules = path.join(workspace, 'node_modules');
  await mkdir(modules);
  for (const kit of ['shared-kit', 'build-kit']) {
    await symlink(path.join(workspace, kit), path.join(modules, kit), 'junction');
  }
  const cli = path.join(root, 'node_modules/webpack-cli/bin/cli.js');
  await must(process.execPath, [cli], path.join(workspace, remote.folder));
  const versions = path.join(workspace, 'dist/remotes', remote.name);
  const [version] = (await readdir(versions)).toSorted();
  if (version === undefined) throw new Error(`${tag} left no build`);
  return path.join(versions, version);
}

/**
 * A build of the release before the present one, in a folder of its own: from the newest lower tag of
 * the remote where the history has one, otherwise the present build under another version.
 *
 * @returns the folder, and the tag it was built from
 */
export async function layOutPreviousRelease(
  remote: RemoteWorkspace,
  to: string,
): Promise<{ readonly version: string; readonly tag: string | null }> {
  const { output } = await runCaptured('git', ['tag', '--list', `${remote.folder}@*`], root);
  const tag = previousTag(output.split('\n'), remote);
  const workspace = path.join(root, '.cache/previous', remote.name);
  const build = tag ? await buildTag(tag, remote, workspace) : await newestBuild(remote.name);
  if (build === null) throw new Error(`There is no build of ${remote.name}: npm run build`);
  const version = `${(await readBuild(build)).version}.previous`;
  const container = containerName(remote.name);
  await copyBuild(build, path.join(to, version), {
    describe: (described) => ({ ...described, version }),
    // Two versions of one container in a page keep registries apart by these names.
    change: (script) =>
      script
        .replaceAll(new RegExp(`webpackChunk${container}\\w*`, 'g'), (name) => `${name}_previous`)
        .replaceAll(new RegExp(`${container}@[\\w.-]+`, 'g'), (name) => `${name}.previous`),
  });
  return { version, tag };
}
