import type { RouteMenu } from 'shared-kit/contract';

const entry = (label: string, position: number, icon: string, requires?: string): RouteMenu => ({
  label,
  position,
  icon,
  ...(requires === undefined ? {} : { requires }),
});

/**
 * Entries of the pages whose builds say nothing of the menu, because they were made before remotes declared it
 * (decision 079): what the shell's menu was then. No entry is added or changed here; with the last such build it goes.
 */
export const undeclaredMenu: Readonly<Record<string, RouteMenu>> = {
  '/tutorials': entry('Tutorials', 10, 'circle-play'),
  '/projects': entry('Projects', 20, 'folder-kanban'),
  '/hot-dfy-offers': { ...entry('Affiliate Offers', 20, 'megaphone'), group: 'done-for-you' },
  '/limitless': entry('Limitless', 50, 'infinity', 'oto_5'),
  '/multiple-income': entry('Multiple Income', 80, 'hand-coins', 'oto_8'),
  '/agency': entry('Agency', 90, 'building-2', 'oto_6'),
  '/franchise': entry('Franchise', 100, 'share-2', 'oto_7'),
  '/Bonus': { ...entry('Bonus', 110, 'gift'), newTab: true },
  '/Upgrade': entry('Upgrade', 120, 'credit-card'),
  '/users': entry('Users', 130, 'users', 'admin'),
  '/profile-settings': entry('Profile Settings', 140, 'circle-user'),
  '/releases': entry('Releases', 150, 'rocket', 'releases'),
  '/settings/model': entry('Language Model', 160, 'cpu', 'admin'),
};
