import { aRelease } from 'shared-kit/testing';
import type { ReleaseOverride } from 'shared-kit/contract/releases';
import { openOverrides } from './overrides';
import type { OverrideSources } from './overrides';

const start = Date.parse('2026-03-01T12:00:00.000Z');
const granted: ReleaseOverride = {
  remote: 'projects',
  release: aRelease('9.0.0'),
  source: 'published',
  expiresAt: new Date(start + 60_000).toISOString(),
};

function sources(change: Partial<OverrideSources> = {}) {
  const failures: unknown[] = [];
  const ask = jest.fn(() => Promise.resolve([granted]));
  const all: OverrideSources = {
    mayHave: () => true,
    cookies: () => 'theme=dark; sitewright-override=1',
    ask,
    now: () => start,
    onFailure: (cause) => failures.push(cause),
    ...change,
  };
  return { all, ask, failures };
}

it('takes what the host grants, for the remotes it is granted for', async () => {
  const { releaseOf } = await openOverrides(sources().all);
  expect(releaseOf('projects')?.version).toBe('9.0.0');
  expect(releaseOf('workspace')).toBeUndefined();
  expect(releaseOf('toString')).toBeUndefined();
});

it.each([
  ['nobody who may release is signed in', { mayHave: () => false }],
  ['the host has set no cookie', { cookies: () => '' }],
  ['the cookie is another one', { cookies: () => 'not-sitewright-override=1' }],
])('asks nothing when %s', async (_when, change) => {
  const { all, ask } = sources(change);
  expect((await openOverrides(all)).granted).toEqual([]);
  expect(ask).not.toHaveBeenCalled();
});

it('has nothing when the host grants nothing, whatever the cookie says', async () => {
  const { all } = sources({ ask: () => Promise.resolve([]) });
  expect((await openOverrides(all)).releaseOf('projects')).toBeUndefined();
});

it('runs what is released when the host refuses or cannot be asked, and reports that', async () => {
  const { all, failures } = sources({ ask: () => Promise.reject(new Error('refused')) });
  expect((await openOverrides(all)).granted).toEqual([]);
  expect(failures).toEqual([new Error('refused')]);
});

it('gives nothing any more once the grant has run out', async () => {
  let now = start;
  const { releaseOf } = await openOverrides(sources({ now: () => now }).all);
  now = start + 59_999;
  expect(releaseOf('projects')).toBeDefined();
  now = start + 60_000;
  expect(releaseOf('projects')).toBeUndefined();
});
