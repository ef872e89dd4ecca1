import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { BuildManifestPlugin } from './build-manifest-plugin';
import { commonConfig, type BuildStyle } from './common-config';
import { hashBuild, hashSources } from './input-hash';
import { lockedPackages, ownPackages, readLock } from './locked-packages';
import type { Lock } from './locked-packages';
import { NoBundledSharePlugin } from './no-bundled-share-plugin';
import { PageChunksPlugin } from './page-chunks-plugin';
import { readReleaseFile } from './release-file';
import { RetryableChunksPlugin } from './retryable-chunks-plugin';
import { readRoutes } from './remote-routes';
import { readRemote, remoteOutput, type RemoteWorkspace } from './remote-workspace';
import { consumedModules, consumedRanges, kitLine, sharedKitRange } from './shared-scope';

/** The one module a remote exposes. */
const exposedModule = './remote';

/** Name of the exposed module's chunk. */
const exposedChunk = 'remote';

/** The container's name in federation and in the page; stable over versions. */
export function containerName(remote: string): string {
  return `mfe_${remote.replaceAll('-', '_')}`;
}

/**
 * package.json's version and the hash of what the build is made from: the remote's own sources and packages, the
 * kit it is built for, and how it is built. What other remotes depend on does not rename it.
 */
export function remoteVersion(
  { root, folder, version }: RemoteWorkspace,
  lock: Lock = readLock(root),
): string {
  const lines = [kitLine(), ...lockedPackages(lock, [folder])];
  return `${version}-${hashBuild({ root, inputs: [folder], lines })}`;
}

function manifestPlugin(remote: RemoteWorkspace, version: string): BuildManifestPlugin {
  const { name, hostApi, owner, root, folder } = remote;
  const place = path.join(root, folder);
  const rules = readReleaseFile(place);
  return new BuildManifestPlugin({
    identity: {
      name,
      version,
      ...(owner === undefined ? {} : { owner }),
      ...(rules === undefined ? {} : { rules }),
      hostApi,
      sharedKit: sharedKitRange(),
      exposes: [exposedModule],
      shared: consumedRanges(),
    },
    routes: () => readRoutes(place),
    inputs: { sources: hashSources(place), packages: ownPackages(readLock(root), folder) },
    entryChunk: containerName(name),
    preloadChunks: [exposedChunk],
    provides: {},
  });
}

/**
 * The whole build of a remote: a lean container (webpack's own plugin; the federation runtime is the
 * shell's) that exposes `src/remote.tsx` and takes every shared module from its host.
 *
 * @param folder the remote's, absolute
 */
export function remoteConfig(folder: string, style: BuildStyle = 'release'): Configuration {
  const remote = readRemote(folder);
  const isRelease = style === 'release';
  const version = isRelease ? remoteVersion(remote) : `${remote.version}-dev`;
  const container = containerName(remote.name);
  const common = commonConfig(folder, remoteOutput(remote, version), style);
  return {
    ...common,
    entry: {},
    output: {
      ...common.output,
      // With one name for two versions, both would share a chunk registry and silently run a mix.
      uniqueName: `${container}@${version}`,
    },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.container.ModuleFederationPlugin({
        name: container,
        filename: isRelease ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
        exposes: { [exposedModule]: { import: './src/remote.tsx', name: exposedChunk } },
        shared: consumedModules(),
      }),
      new NoBundledSharePlugin(),
      new PageChunksPlugin([folder]),
      new RetryableChunksPlugin(),
      manifestPlugin(remote, version),
    ],
  };
}
