/** Sources that are mutated together, and the tests that should notice. */
export interface MutatedPart {
  readonly name: string;
  /** `jest` finds the tests that load a mutated file by itself; `node` runs the named ones. */
  readonly runner: 'jest' | 'node';
  /** Patterns from the repository's root; tests are left out anyway. */
  readonly mutate: readonly string[];
  readonly tests?: readonly string[];
  /** Mutators whose survivors say nothing here, as Stryker names them. */
  readonly without?: readonly string[];
}

const host = 'api-host/src/features';

/** What issue 15 names: contract, session, menu, policies and the shell's loader. */
export const mutatedParts: readonly MutatedPart[] = [
  { name: 'session', runner: 'jest', mutate: ['shared-kit/src/session/*.ts'] },
  { name: 'menu', runner: 'jest', mutate: ['host-shell/src/features/sidebar/menu-model.ts'] },
  {
    name: 'loader',
    runner: 'jest',
    mutate: [
      'host-shell/src/features/remote-loader/{remote-error,visited-pages,within,typed-text}.ts',
      'host-shell/src/features/releases/{versions,quarantine,open-record,kept-record}.ts',
    ],
  },
  {
    name: 'contract',
    runner: 'jest',
    mutate: ['shared-kit/src/contract/{account,generation,project,users,website}*.ts'],
    // Summaries and fallback texts; the specification's wording is held by its own tests.
    without: ['StringLiteral'],
  },
  {
    name: 'policies',
    runner: 'node',
    mutate: [`${host}/*/*.policy.ts`, `${host}/releases/audience/audience.policy.ts`],
    tests: [
      `${host}/users/users.test.ts`,
      `${host}/websites/websites.test.ts`,
      `${host}/releases/audience/audience.policy.test.ts`,
      `${host}/metrics/metrics.test.ts`,
      `${host}/second-factor/second-factor.test.ts`,
    ],
  },
];
