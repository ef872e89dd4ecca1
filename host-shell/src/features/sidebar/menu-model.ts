import type { OtoNumber, RuntimeConfig, User } from 'shared-kit/contract';
import { hasFlag, isAdmin } from 'shared-kit/session';

/** A page of the suite; `newTab` for the one the specification opens beside the application. */
export interface MenuRoute {
  readonly kind: 'route';
  readonly id: string;
  readonly label: string;
  readonly path: string;
  readonly newTab: boolean;
}

/** An address outside of the suite, always in a new tab. */
export interface MenuExternal {
  readonly kind: 'external';
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

export interface MenuGroup {
  readonly kind: 'group';
  readonly id: string;
  readonly label: string;
  readonly items: readonly (MenuRoute | MenuExternal)[];
}

export type MenuEntry = MenuRoute | MenuExternal | MenuGroup;

function route(id: string, label: string, path: string, newTab = false): MenuRoute {
  return { kind: 'route', id, label, path, newTab };
}

function external(id: string, label: string, href: string): MenuExternal {
  return { kind: 'external', id, label, href };
}

function doneForYou(config: RuntimeConfig): MenuGroup {
  return {
    kind: 'group',
    id: 'done-for-you',
    label: 'Done For You',
    items: [
      external('dfy-marketplace', 'Marketplace', config.marketplaceUrl),
      route('offers', 'Affiliate Offers', '/hot-dfy-offers'),
    ],
  };
}

/**
 * The sidebar as a pure function of the user and the configuration: order, labels and conditions of
 * the specification's section 2 ("Dashboard shell"). The profit site has two entries, each with its
 * own flag: Swift Profit with flag 4, Automation with flag 3.
 */
export function buildMenu(user: User | null, config: RuntimeConfig): MenuEntry[] {
  const unlocked = (tier: OtoNumber, entry: MenuEntry): MenuEntry[] =>
    hasFlag(user, tier) ? [entry] : [];
  return [
    route('tutorials', 'Tutorials', '/tutorials'),
    route('projects', 'Projects', '/projects'),
    external('marketplace', 'Marketplace', config.marketplaceUrl),
    ...unlocked(2, doneForYou(config)),
    ...unlocked(5, route('limitless', 'Limitless', '/limitless')),
    ...unlocked(4, external('swift-profit', 'Swift Profit', config.profitSiteUrl)),
    ...unlocked(3, external('automation', 'Automation', config.profitSiteUrl)),
    ...unlocked(8, route('multiple-income', 'Multiple Income', '/multiple-income')),
    ...unlocked(6, route('agency', 'Agency', '/agency')),
    ...unlocked(7, route('franchise', 'Franchise', '/franchise')),
    route('bonus', 'Bonus', '/Bonus', true),
    route('upgrade', 'Upgrade', '/Upgrade'),
    ...(isAdmin(user) ? [route('users', 'Users', '/users')] : []),
    route('profile-settings', 'Profile Settings', '/profile-settings'),
  ];
}
