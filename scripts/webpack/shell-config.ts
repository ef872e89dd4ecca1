import path from 'node:path';
import { BuildManifestPlugin, shareChunkName } from 'build-kit/build-manifest';
import { commonConfig, type BuildStyle } from 'build-kit/common-config';
import { lockedPackages } from 'build-kit/locked-packages';
import { sharedKitRange } from 'build-kit/shared-scope';
import webpack, { type Configuration } from 'webpack';
import { hostApiVersion } from '../../shared-kit/src/remote/host-api-version';
import { sharedModules } from '../../shared-kit/src/remote/shared-list';
import { hashInputs } from './input-hash';
import { offeredVersions } from './offered-versions';
import { shellOutput } from './outputs';
import { readLock } from './suite-lock';
import { readVersion, root } from './workspaces';

/** The shell carries shared-kit, so it is built from both. */
export function shellVersion(): string {
  const folders = ['host-shell', 'shared-kit'];
  const packages = lockedPackages(readLock(), folders);
  return `${readVersion('host-shell')}-${hashInputs(folders, packages)}`;
}

const lazyShares = sharedModules.filter(({ kind }) => kind === 'lazy').map(({ key }) => key);

/**
 * The shell: an ordinary build. Federation is done by the runtime API in
 * `host-shell/src/features/remote-loader`, so no remote is known here.
 */
export function defineShell(
  version = shellVersion(),
  output = shellOutput(version),
  style: BuildStyle = 'release',
): Configuration {
  const common = commonConfig(path.join(root, 'host-shell'), output, style);
  return {
    ...common,
    entry: { shell: './src/main.tsx', 'start-watch': './src/start-watch.ts' },
    output: { ...common.output, uniqueName: `host_shell@${version}` },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.DefinePlugin({
        SHARED_KIT_VERSION: JSON.stringify(readVersion('shared-kit')),
      }),
      new BuildManifestPlugin({
        identity: {
          name: 'shell',
          version,
          hostApi: '',
          sharedKit: sharedKitRange(),
          exposes: [],
          shared: {},
          offers: {
            hostApi: hostApiVersion,
            sharedKit: readVersion('shared-kit'),
            shared: offeredVersions(),
          },
        },
        routes: () => [],
        entryChunk: 'shell',
        preloadChunks: [],
        frameChunk: 'member-frame',
        startWatchChunk: 'start-watch',
        provides: Object.fromEntries(lazyShares.map((key) => [key, shareChunkName(key)])),
      }),
    ],
  };
}
