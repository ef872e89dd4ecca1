import { aRecord } from 'shared-kit/testing';
import type { AudienceGrant } from 'shared-kit/contract/rollout';
import { createVersions } from './versions';
import type { DrawnVersion } from './versions';

const everyone = { share: 10_000 };

function versionsOver(
  record = aRecord(everyone),
  quarantined: readonly string[] = [],
  audience?: AudienceGrant,
) {
  let subject = 'browser:1';
  let current = record;
  const versions = createVersions({
    record: () => current,
    subject: () => subject,
    audience,
    quarantine: { has: (_, version) => quarantined.includes(version), add: () => undefined },
  });
  return {
    versions,
    signIn: (id: string) => (subject = `member:${id}`),
    release: (next: typeof record) => (current = next),
  };
}

const names = (drawn: readonly DrawnVersion[]) => drawn.map(({ release }) => release.version);

it('offers the drawn version, then what to fall back to, each with the rollout it is part of', () => {
  const drawn = versionsOver().versions.draw('projects');
  expect(names(drawn)).toEqual(['1.2.0', '1.1.0', '1.0.0']);
  expect(drawn.map(({ arm, rollout }) => [arm, rollout])).toEqual([
    ['candidate', 'r1'],
    ['fallback', 'r1'],
    ['fallback', 'r1'],
  ]);
});

it('a tab keeps what it has drawn, whatever is released and whoever signs in', () => {
  const { versions, signIn, release } = versionsOver();
  expect(names(versions.draw('projects'))[0]).toBe('1.2.0');
  signIn('x');
  release(aRecord({ share: 0, serial: 8 }));
  expect(names(versions.draw('projects'))[0]).toBe('1.2.0');
  versions.forget('projects');
  expect(names(versions.draw('projects'))[0]).toBe('1.1.0');
});

it('looking decides nothing', () => {
  const { versions, release } = versionsOver();
  expect(names(versions.look('projects'))[0]).toBe('1.2.0');
  release(aRecord({ share: 0, serial: 8 }));
  expect(names(versions.draw('projects'))[0]).toBe('1.1.0');
});

it('passes over what is quarantined, and the rest counts for neither arm', () => {
  const drawn = versionsOver(aRecord(everyone), ['1.2.0']).versions.draw('projects');
  expect(drawn.map(({ arm, release }) => [arm, release.version])).toEqual([
    ['fallback', '1.1.0'],
    ['fallback', '1.0.0'],
  ]);
});

it('quarantine never leaves a member without a page', () => {
  const all = ['1.0.0', '1.1.0', '1.2.0'];
  expect(names(versionsOver(aRecord(everyone), all).versions.draw('projects'))[0]).toBe('1.2.0');
});

it('runs the candidate for whom the host has found in the audience, as long as they are signed in', () => {
  const member = { subject: 'member:anna', rollouts: ['r1'] };
  const audience = { anyone: [], member };
  const { versions, signIn } = versionsOver(aRecord({ share: 0 }), [], audience);
  expect(versions.look('projects')[0]?.arm).toBe('stable');
  signIn('anna');
  expect(versions.look('projects').map(({ arm }) => arm)).toEqual([
    'candidate',
    'fallback',
    'fallback',
  ]);
  signIn('ben');
  expect(versions.look('projects')[0]?.arm).toBe('stable');
});
