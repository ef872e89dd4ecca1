import * as z from 'zod/mini';

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  exports: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
});

/** A page has one React; a package of its own would bring a second. */
const peers = ['react', 'react-dom'];

/** What only `shared-kit/testing` needs; a team that writes no tests installs none of it. */
const testLibraries = ['@testing-library/react', '@testing-library/user-event'];

/** `./src/ui/index.ts` as it lies in the package, without an extension. */
const emitted = (source: string): string => source.replace('./src/', './').replace(/\.tsx?$/, '');

/** Packages that only the compiled declarations name, under the version of the one that brings them. */
function namedInTypes(dependencies: Readonly<Record<string, string>>): [string, string][] {
  return [['react-router', dependencies['react-router-dom'] ?? '']];
}

/**
 * The package.json of the published kit: compiled files with their declarations in place of sources.
 *
 * @param text shared-kit/package.json
 * @param testVersions versions of the test libraries this repository uses
 */
export function publishedManifest(
  text: string,
  testVersions: Readonly<Record<string, string>>,
): string {
  const { name, version, exports, dependencies } = manifest.parse(JSON.parse(text));
  const entries = Object.entries(exports).map(([key, source]) => [
    key,
    { types: `${emitted(source)}.d.ts`, default: `${emitted(source)}.js` },
  ]);
  const own = Object.entries(dependencies).filter(([dependency]) => !peers.includes(dependency));
  const peerVersions = peers.map((peer) => [peer, `^${dependencies[peer] ?? ''}`]);
  const optional = testLibraries.map((library) => [library, `^${testVersions[library] ?? ''}`]);
  return `${JSON.stringify(
    {
      name,
      version,
      description:
        'What a remote of the suite is written with: contract, client, host API, UI kit.',
      license: 'UNLICENSED',
      type: 'module',
      sideEffects: false,
      exports: Object.fromEntries([...entries, ['./package.json', './package.json']]) as object,
      dependencies: Object.fromEntries([...own, ...namedInTypes(dependencies)]) as object,
      peerDependencies: Object.fromEntries([...peerVersions, ...optional]) as object,
      peerDependenciesMeta: Object.fromEntries(
        testLibraries.map((library) => [library, { optional: true }]),
      ),
    },
    null,
    2,
  )}\n`;
}
