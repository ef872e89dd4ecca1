import type { RemoteModule } from 'shared-kit/remote';

/** The pages of this remote, each its own chunk. The paths are those of package.json. */
export const pages = {
  '/tutorials': () =>
    import(/* webpackChunkName: "tutorials" */ '../features/tutorials/tutorials.route'),
  '/Upgrade': () => import(/* webpackChunkName: "Upgrade" */ '../features/upgrade/upgrade.route'),
  '/hot-dfy-offers': () =>
    import(
      /* webpackChunkName: "hot-dfy-offers" */ '../features/affiliate-offers/affiliate-offers.route'
    ),
  '/limitless': () =>
    import(/* webpackChunkName: "limitless" */ '../features/limitless/limitless.route'),
  '/multiple-income': () =>
    import(
      /* webpackChunkName: "multiple-income" */ '../features/multiple-income/multiple-income.route'
    ),
  '/franchise': () =>
    import(/* webpackChunkName: "franchise" */ '../features/franchise/franchise.route'),
  '/Bonus': () => import(/* webpackChunkName: "Bonus" */ '../features/bonus/bonus.route'),
} satisfies RemoteModule['pages'];
