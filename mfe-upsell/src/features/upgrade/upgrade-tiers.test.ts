import type { User } from 'shared-kit/contract';
import { aUser } from 'shared-kit/testing';
import { missingUpgrades } from './upgrade-tiers';

const titles = (user: User | null) => missingUpgrades(user).map(({ title }) => title);

// Proof P160
test('offers all eight, by tier, to a member without upgrades', () => {
  const all = [
    'Unlimited',
    'Done For You',
    'Automation',
    'Swift Profit',
    'Limitless Traffic',
    'Agency',
    'Franchise',
    'Multiple Income',
  ];
  expect(titles(aUser())).toEqual(all);
  expect(titles(null)).toEqual(all);
});

const owned = { oto_1: 1, oto_3: 1, oto_4: 1, oto_6: 1, oto_7: 1, oto_8: 1 } as const;

// Proof P159
test('a tier is hidden when its own flag equals 1', () => {
  expect(titles(aUser(owned))).toEqual(['Done For You', 'Limitless Traffic']);
  expect(titles(aUser({ ...owned, oto_2: 1, oto_5: 1 }))).toEqual([]);
});
