import type { RemoteVersion, SuiteRecord } from '../contract/releases';

/** A hash of the right format that belongs to no content. */
export const anyIntegrity = `sha384-${'A'.repeat(64)}`;

/** A version of the remote `projects` with one page; change what the test is about. */
export function aRelease(version: string, change: Partial<RemoteVersion> = {}): RemoteVersion {
  return {
    version,
    base: `/remotes/projects/${version}/`,
    entry: 'remoteEntry.js',
    preload: ['remote.js'],
    hostApi: '^1.0.0',
    sharedKit: '^1.0.0',
    routes: [
      { path: '/projects', access: 'member', title: 'Projects', preload: ['page.js'], shares: [] },
    ],
    files: { 'remoteEntry.js': anyIntegrity, 'remote.js': anyIntegrity, 'page.js': anyIntegrity },
    ...change,
  };
}

/** A record in which `projects` rolls out 1.2.0 over 1.1.0, with 1.0.0 before it. */
export function aRecord({ share = 100, serial = 7 } = {}): SuiteRecord {
  return {
    schema: 2,
    serial,
    issued: '2026-01-02T03:04:05.000Z',
    shell: { version: '1.0.0-aaaaaaaa' },
    remotes: {
      projects: {
        stable: aRelease('1.1.0'),
        previous: aRelease('1.0.0'),
        candidate: { release: aRelease('1.2.0'), rollout: 'r1', share },
      },
    },
  };
}
