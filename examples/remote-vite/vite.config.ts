/**
 * A remote built by another bundler: Vite with the usual federation plugin. What the shell asks of it is
 * in the comments; nothing here knows the repository's own build.
 */
import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { describeBuild } from './describe-build';
import { scriptEntry } from './script-entry';

/** The host has exactly one; a remote brings none of its own. */
const react = { singleton: true, import: false, requiredVersion: '^19.0.0' } as const;
const kit = {
  singleton: true,
  import: false,
  requiredVersion: '^1.12.0',
  strictVersion: true,
} as const;

const shared = {
  react,
  'react/jsx-runtime': react,
  'shared-kit/remote': kit,
  'shared-kit/session': kit,
  'shared-kit/ui': kit,
};

export default defineConfig({
  // Found beside the entry, wherever that is served.
  base: './',
  esbuild: { jsx: 'automatic' },
  plugins: [
    federation({
      // The name under which the shell looks for the container: mfe_<remote>, dashes as underscores.
      name: 'mfe_vite_example',
      filename: 'container.js',
      exposes: { './remote': './src/remote.tsx' },
      shared,
      dts: false,
      manifest: false,
    }),
    scriptEntry({
      container: 'mfe_vite_example',
      main: 'container.js',
      fileName: 'remoteEntry.js',
    }),
    describeBuild({
      manifest,
      routes: './src/routes.ts',
      entry: 'remoteEntry.js',
      exposes: ['./remote'],
      sharedKit: '^1.12.0',
      shared,
    }),
  ],
  build: {
    target: 'es2022',
    // The shell knows what to preload from build.json.
    modulePreload: false,
    rollupOptions: { input: 'src/remote.tsx' },
  },
});
