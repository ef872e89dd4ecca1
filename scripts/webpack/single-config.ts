import path from 'node:path';
import { BuildManifestPlugin } from 'build-kit/build-manifest';
import { commonConfig } from 'build-kit/common-config';
import { lockedPackages } from 'build-kit/locked-packages';
import { PageChunksPlugin } from 'build-kit/page-chunks';
import { sharedKitRange } from 'build-kit/shared-scope';
import webpack, { type Configuration } from 'webpack';
import { hashInputs } from './input-hash';
import { singleOutput } from './outputs';
import { readLock } from './suite-lock';
import { readRemotes, readVersion, root } from './workspaces';

/** The folder single-entry.tsx names, as it writes it and as it is found. */
const repositoryRequest = new RegExp(
  `^(\\.\\./\\.\\.|${root.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)})[\\\\/]?$`,
);

/** The single build is made from everything in the browser. */
export function singleVersion(): string {
  const folders = ['host-shell', 'shared-kit', ...readRemotes().map(({ folder }) => folder)];
  return `${readVersion('host-shell')}-${hashInputs(folders, lockedPackages(readLock(), folders))}`;
}

/**
 * The whole suite as one ordinary build from the same source, without federation: the yardstick that
 * the federated suite's size and speed are measured against. Never released.
 */
export function defineSingle(): Configuration {
  const version = singleVersion();
  const remotes = readRemotes();
  const common = commonConfig(import.meta.dirname, singleOutput(version));
  return {
    ...common,
    entry: { shell: './single-entry.tsx' },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.DefinePlugin({ SUITE_ROUTES: JSON.stringify(singleTable()) }),
      // Named one by one: the folder itself also holds node_modules, which webpack would search through.
      new webpack.ContextReplacementPlugin(
        repositoryRequest,
        root,
        Object.fromEntries(
          remotes.map(({ folder }) => [`./${folder}/src/remote`, `./${folder}/src/remote.tsx`]),
        ),
      ),
      new PageChunksPlugin(remotes.map(({ folder }) => path.join(root, folder))),
      new BuildManifestPlugin({
        identity: {
          name: 'single',
          version,
          hostApi: '',
          sharedKit: sharedKitRange(),
          exposes: [],
          shared: {},
        },
        routes: () => readRemotes().flatMap((remote) => remote.routes),
        entryChunk: 'shell',
        preloadChunks: [],
        provides: {},
      }),
    ],
  };
}

function singleTable() {
  return readRemotes().flatMap(({ name, routes }) =>
    routes.map((route) => ({ ...route, remote: name })),
  );
}

export default defineSingle();
