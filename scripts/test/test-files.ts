/** Which files each runner of `npm test` collects; jest and playwright say the same in their own configuration. */
export const testFiles = {
  components: ['{shared-kit,host-shell,site-editor,mfe-*}/src/**/*.test.{ts,tsx}'],
  scripts: ['scripts/**/*.test.ts'],
  api: ['{api-host,site-composer}/**/*.test.ts'],
  browser: ['{api-host,scripts,site-composer}/**/*.browser.test.ts'],
  journeys: ['e2e/**/*.e2e.ts'],
} as const;
