import { defineConfig } from '@playwright/test';

/** Both look at every screen, on hosts and with contexts of their own: the longest, so that they come first. */
const ofScreens = 'quality-*.e2e.ts';

/** Their workers need a host with other settings. */
const onOtherHosts = [
  'live-generation.e2e.ts',
  'operator-content.e2e.ts',
  'overrides.e2e.ts',
  'release-rules.e2e.ts',
];

/** End-to-end journeys in a real browser against the real host; see e2e/support. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/host-template.ts',
  workers: 2,
  fullyParallel: false,
  // A worker whose next file needs another host ends with its host and its browser. In the order of their
  // names, files of different hosts take turns; in groups, few workers end.
  projects: [
    { name: 'screens', testMatch: `**/${ofScreens}` },
    {
      name: 'journeys',
      testMatch: '**/*.e2e.ts',
      testIgnore: [ofScreens, ...onOtherHosts].map((name) => `**/${name}`),
    },
    { name: 'other hosts', testMatch: onOtherHosts.map((name) => `**/${name}`) },
  ],
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 1360, height: 850 },
    // Recording costs a third of the time, so only the second try of `npm test` is recorded; by hand: --trace on.
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      // The browser's own errands would fail on a closed network and show up as noise.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
