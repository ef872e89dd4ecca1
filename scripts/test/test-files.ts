/** Which files each runner of `npm test` collects; jest and playwright say the same in their own configuration. */
export const testFiles = {
  components: ['{shared-kit,host-shell,site-editor,mfe-*}/src/**/*.test.{ts,tsx}'],
  scripts: ['{scripts,build-kit}/**/*.test.ts'],
  api: ['{api-host,site-composer,site-document}/**/*.test.ts'],
  /** Of those of the API, what runs on PGlite whatever else does: engines, locks, leases, queues, starts, backups. */
  embedded: [
    'api-host/src/{attempts,backup,database,quotas}/**/*.test.ts',
    'api-host/src/mail/queue/*.test.ts',
    'api-host/src/{host,main}.test.ts',
    'api-host/src/features/generation/tasks/*.test.ts',
    'api-host/src/features/suite/database-away.test.ts',
    'api-host/src/features/users/user-list.test.ts',
    'api-host/src/testing/fuzz/*.test.ts',
  ],
  browser: ['{api-host,scripts,site-composer}/**/*.browser.test.ts'],
  journeys: ['e2e/**/*.e2e.ts'],
} as const;
