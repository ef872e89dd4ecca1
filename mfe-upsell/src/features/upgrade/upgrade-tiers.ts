import type { OtoKey, OtoNumber, User } from 'shared-kit/contract';
import { hasFlag } from 'shared-kit/session';

export interface UpgradeTier {
  readonly tier: OtoNumber;
  readonly flag: OtoKey;
  readonly title: string;
}

/** Titles by tier (specification, section 2, "Upgrade"). */
const tiers: readonly UpgradeTier[] = [
  { tier: 1, flag: 'oto_1', title: 'Unlimited' },
  { tier: 2, flag: 'oto_2', title: 'Done For You' },
  { tier: 3, flag: 'oto_3', title: 'Automation' },
  { tier: 4, flag: 'oto_4', title: 'Swift Profit' },
  { tier: 5, flag: 'oto_5', title: 'Limitless Traffic' },
  { tier: 6, flag: 'oto_6', title: 'Agency' },
  { tier: 7, flag: 'oto_7', title: 'Franchise' },
  { tier: 8, flag: 'oto_8', title: 'Multiple Income' },
];

/** The upgrades this user does not own; a tier is owned when its flag equals 1. */
export function missingUpgrades(user: User | null): readonly UpgradeTier[] {
  return tiers.filter(({ tier }) => !hasFlag(user, tier));
}
