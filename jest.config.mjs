import { existsSync, readdirSync } from 'node:fs';

/** The browser workspaces: the kit, the shell and every remote. Node code has its own runner. */
const roots = readdirSync(import.meta.dirname)
  .filter((name) => /^(shared-kit|host-shell|site-editor|mfe-.+)$/.test(name))
  .map((name) => `${import.meta.dirname}/${name}/src`)
  .filter((root) => existsSync(root));

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    // Jest's module registry is CommonJS; dynamic imports of pages become promises of a require.
    module: { type: 'commonjs', ignoreDynamic: false },
    sourceMaps: 'inline',
  },
];

/** @type {import('jest').Config} */
export default {
  roots,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testEnvironment: 'jsdom',
  // A net for what hangs, not a measure: a loaded machine makes a good test slow, never red.
  testTimeout: 60_000,
  setupFiles: [`${import.meta.dirname}/jest.environment.mjs`],
  setupFilesAfterEnv: [`${import.meta.dirname}/jest.matchers.mjs`],
  transform: { '\\.(m?js|tsx?)$': swc },
  // Packages offer CommonJS beside their modules; what exists only as modules is compiled.
  transformIgnorePatterns: ['/node_modules/(?!(?:parse5|entities)/).+\\.c?js$'],
  moduleNameMapper: {
    '\\.(woff2|svg|png|webp|css)$': `${import.meta.dirname}/jest.asset.mjs`,
  },
};
