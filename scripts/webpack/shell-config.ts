import webpack, { type Configuration } from 'webpack';
import { hostApiVersion } from '../../shared-kit/src/remote/host-api-version';
import { sharedModules } from '../../shared-kit/src/remote/shared-list';
import { BuildManifestPlugin, shareChunkName } from './build-manifest-plugin';
import { commonConfig, type BuildStyle } from './common-config';
import { hashInputs } from './input-hash';
import { shellOutput } from './outputs';
import { offeredVersions, sharedKitRange } from './shared-scope';
import { readVersion } from './workspaces';

/** The shell carries shared-kit, so it is built from both. */
export function shellVersion(): string {
  return `${readVersion('host-shell')}-${hashInputs(['host-shell', 'shared-kit'])}`;
}

/** Constants of the federation runtime that drop what a host without a build-time plugin never uses. */
const federationConstants = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  ENV_TARGET: '"web"',
};

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
  const common = commonConfig('host-shell', output, style);
  return {
    ...common,
    entry: { shell: './src/main.tsx' },
    output: { ...common.output, uniqueName: `host_shell@${version}` },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.DefinePlugin({
        ...federationConstants,
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
          routes: [],
        },
        entryChunk: 'shell',
        preloadChunks: ['federation'],
        provides: Object.fromEntries(lazyShares.map((key) => [key, shareChunkName(key)])),
      }),
    ],
  };
}
