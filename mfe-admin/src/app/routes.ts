import type { RemoteRoutes } from 'shared-kit/remote';

/** The pages of this remote, each its own chunk. The build reads this file: it imports types only. */
export const routes = {
  '/users': {
    access: 'member',
    title: 'Admin Users',
    menu: { label: 'Users', position: 130, icon: 'users', requires: 'admin' },
    page: () => import('../features/accounts/users.route'),
  },
  '/agency': {
    access: 'member',
    title: 'Agency Users',
    menu: { label: 'Agency', position: 90, icon: 'building-2', requires: 'oto_6' },
    page: () => import('../features/accounts/agency.route'),
  },
  '/audit': {
    access: 'member',
    title: 'Audit Log',
    page: () => import('../features/audit-log/audit-log.route'),
  },
  '/releases': {
    access: 'member',
    title: 'Releases',
    menu: { position: 150, icon: 'rocket', requires: 'releases' },
    page: () => import('../features/releases/releases.route'),
  },
  '/settings/model': {
    access: 'member',
    title: 'Language Model',
    menu: { position: 160, icon: 'cpu', requires: 'admin' },
    page: () => import('../features/language-model/language-model.route'),
  },
} satisfies RemoteRoutes;
