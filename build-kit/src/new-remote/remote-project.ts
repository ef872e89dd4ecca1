import type { RemoteNames } from './remote-name';

/** The versions a new remote starts from. */
export interface StartingPoint {
  readonly react: string;
  readonly sharedKit: string;
  readonly hostApi: string;
  readonly buildKit: string;
}

/** What of a new remote depends on where it stands. */
export interface RemoteProject {
  readonly 'package.json': string;
  readonly 'tsconfig.json': string;
  /** Tests need the runner that the suite's repository has. */
  readonly hasTests: boolean;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const baseOf = ({ folder }: RemoteNames) => ({
  name: folder,
  version: '1.0.0',
  private: true,
  type: 'module',
});

const dependenciesOf = ({ react, sharedKit }: StartingPoint) => ({
  react,
  'shared-kit': sharedKit,
});

/** A remote as a workspace of the suite's repository, whose commands and packages it uses. */
export function projectInSuite(names: RemoteNames, start: StartingPoint): RemoteProject {
  const run = (command: string): string =>
    `node ../scripts/bootstrap.mjs ${command} ${names.folder}`;
  return {
    'package.json': json({
      ...baseOf(names),
      scripts: { dev: run('dev'), check: run('check'), test: run('test'), build: run('build') },
      dependencies: dependenciesOf(start),
      devDependencies: { 'build-kit': start.buildKit },
      sitewright: { hostApi: start.hostApi },
    }),
    'tsconfig.json': `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": {
    "lib": ["ES2023", "DOM", "DOM.Iterable"],
    "types": ["jest", "@testing-library/jest-dom"]
  },
  "include": ["src"]
}
`,
    hasTests: true,
  };
}

/**
 * A remote as a project of its own.
 *
 * @param tools what it is written with besides the kits, by package: build-kit's optional peers
 */
export function projectAlone(
  names: RemoteNames,
  start: StartingPoint,
  tools: Readonly<Record<string, string>>,
): RemoteProject {
  return {
    'package.json': json({
      ...baseOf(names),
      scripts: { dev: 'webpack serve', check: 'tsc -p .', build: 'webpack' },
      dependencies: dependenciesOf(start),
      devDependencies: { 'build-kit': start.buildKit, ...tools },
      sitewright: { hostApi: start.hostApi },
    }),
    'tsconfig.json': json({
      compilerOptions: {
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: ['node'],
        strict: true,
        isolatedModules: true,
        verbatimModuleSyntax: true,
        skipLibCheck: true,
        noEmit: true,
      },
      include: ['src', 'webpack.config.ts'],
    }),
    hasTests: false,
  };
}
