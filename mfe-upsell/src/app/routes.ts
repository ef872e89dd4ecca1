import type { RemoteRoutes } from 'shared-kit/remote';

/** The pages of this remote, each its own chunk. The build reads this file: it imports types only. */
export const routes = {
  '/tutorials': {
    access: 'member',
    title: 'Tutorials',
    menu: { position: 10, icon: 'circle-play' },
    page: () => import('../features/tutorials/tutorials.route'),
  },
  '/Upgrade': {
    access: 'member',
    title: 'Upgrade',
    menu: { position: 120, icon: 'credit-card' },
    page: () => import('../features/upgrade/upgrade.route'),
  },
  '/hot-dfy-offers': {
    access: 'member',
    title: 'Affiliate Offers',
    menu: { position: 20, icon: 'megaphone', group: 'done-for-you' },
    page: () => import('../features/affiliate-offers/affiliate-offers.route'),
  },
  '/limitless': {
    access: 'member',
    title: 'Limitless',
    menu: { position: 50, icon: 'infinity', requires: 'oto_5' },
    page: () => import('../features/limitless/limitless.route'),
  },
  '/multiple-income': {
    access: 'member',
    title: 'Multiple Income',
    menu: { position: 80, icon: 'hand-coins', requires: 'oto_8' },
    page: () => import('../features/multiple-income/multiple-income.route'),
  },
  '/franchise': {
    access: 'member',
    title: 'Franchise',
    menu: { position: 100, icon: 'share-2', requires: 'oto_7' },
    page: () => import('../features/franchise/franchise.route'),
  },
  '/Bonus': {
    access: 'member',
    title: 'Bonus',
    menu: { position: 110, icon: 'gift', newTab: true },
    page: () => import('../features/bonus/bonus.route'),
  },
} satisfies RemoteRoutes;
