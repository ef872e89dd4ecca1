import type { RemoteModule } from 'shared-kit/remote';

/** The pages of this remote, each its own chunk. The paths are those of package.json. */
export const pages = {
  '/users': () => import(/* webpackChunkName: "users" */ '../features/accounts/users.route'),
  '/agency': () => import(/* webpackChunkName: "agency" */ '../features/accounts/agency.route'),
  '/audit': () => import(/* webpackChunkName: "audit" */ '../features/audit-log/audit-log.route'),
  '/releases': () =>
    import(/* webpackChunkName: "releases" */ '../features/releases/releases.route'),
  '/settings/model': () =>
    import(
      /* webpackChunkName: "settings-model" */ '../features/language-model/language-model.route'
    ),
} satisfies RemoteModule['pages'];
