import { describeAudience, releaseAudience } from './release-audience';

const id = '018f3c2e-0000-4000-8000-000000000000';

it('is told in words', () => {
  const networks = ['10.0.0.0/8', '2001:db8::/48'];
  expect(describeAudience({ roles: ['admin'] })).toBe('administrators');
  expect(describeAudience({ roles: ['admin', 'owner'], flags: [2, 6], members: [id] })).toBe(
    'administrators, owners of the remote, members with flag 2 or 6 and 1 named member',
  );
  expect(describeAudience({ networks })).toBe('everybody in 10.0.0.0/8 and 2001:db8::/48');
  expect(describeAudience({ networks: [...networks, ...networks] })).toBe(
    'everybody in 4 networks',
  );
});

it('is bounded', () => {
  const of = (members: number) => ({ members: Array.from({ length: members }, () => id) });
  expect(releaseAudience.safeParse(of(200)).success).toBe(true);
  expect(releaseAudience.safeParse(of(201)).success).toBe(false);
  const networks = Array.from({ length: 51 }, () => '10.0.0.0/8');
  expect(releaseAudience.safeParse({ networks }).success).toBe(false);
});
