import * as z from 'zod/mini';

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  exports: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
});

type Versions = Readonly<Record<string, string>>;

/** A page has one React; a package of its own would bring a second. */
const peers = ['react', 'react-dom'];

/** What only `shared-kit/testing` needs; a team that writes no tests installs none of it. */
const testLibraries = ['@testing-library/react', '@testing-library/user-event'];

/** What a remote is written and served with; who only builds needs none of it. */
const projectTools = [
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'html-webpack-plugin',
  'typescript',
  'webpack-dev-server',
];

/** `./src/ui/index.ts` as it lies in the package, without an extension. */
const emitted = (source: string): string => source.replace('./src/', './').replace(/\.tsx?$/, '');

/** Compiled files with their declarations in place of sources. */
function publishedExports(exports: Versions): object {
  const entries = Object.entries(exports).map(([key, source]) => [
    key,
    { types: `${emitted(source)}.d.ts`, default: `${emitted(source)}.js` },
  ]);
  return Object.fromEntries([...entries, ['./package.json', './package.json']]) as object;
}

/** Packages that only the compiled declarations name, under the version of the one that brings them. */
function namedInTypes(dependencies: Versions): [string, string][] {
  return [['react-router', dependencies['react-router-dom'] ?? '']];
}

const ranges = (names: readonly string[], versions: Versions): [string, string][] =>
  names.map((name) => {
    const version = versions[name];
    if (version === undefined) throw new Error(`No version of ${name} is known here`);
    return [name, `^${version}`];
  });

const optional = (names: readonly string[]): object =>
  Object.fromEntries(names.map((name) => [name, { optional: true }])) as object;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The package.json of the published kit.
 *
 * @param text shared-kit/package.json
 * @param testVersions versions of the test libraries this repository uses
 */
export function publishedManifest(text: string, testVersions: Versions): string {
  const { name, version, exports, dependencies } = manifest.parse(JSON.parse(text));
  const own = Object.entries(dependencies).filter(([dependency]) => !peers.includes(dependency));
  return json({
    name,
    version,
    description: 'What a remote of the suite is written with: contract, client, host API, UI kit.',
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: false,
    exports: publishedExports(exports),
    dependencies: Object.fromEntries([...own, ...namedInTypes(dependencies)]) as object,
    peerDependencies: Object.fromEntries([
      ...ranges(peers, dependencies),
      ...ranges(testLibraries, testVersions),
    ]) as object,
    peerDependenciesMeta: optional(testLibraries),
  });
}

/**
 * The package.json of the published build-kit.
 *
 * @param text build-kit/package.json
 * @param kit shared-kit/package.json: a remote is built for the kit that is published beside it
 * @param versions versions of the tools this repository uses
 */
export function publishedBuildKit(text: string, kit: string, versions: Versions): string {
  const { name, version, exports, dependencies } = manifest.parse(JSON.parse(text));
  const sharedKit = manifest.parse(JSON.parse(kit));
  return json({
    name,
    version,
    description: 'What a remote of the suite is built and served with.',
    license: 'UNLICENSED',
    type: 'module',
    bin: { 'build-kit': './new-remote/command.js' },
    exports: publishedExports(exports),
    dependencies,
    peerDependencies: Object.fromEntries([
      [sharedKit.name, `^${sharedKit.version}`],
      ...ranges(projectTools, versions),
    ]) as object,
    peerDependenciesMeta: optional(projectTools),
  });
}
