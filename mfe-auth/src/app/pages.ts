import type { RemoteModule } from 'shared-kit/remote';

/** The pages of this remote, each its own chunk. The paths are those of package.json. */
export const pages = {
  '/': () => import(/* webpackChunkName: "index" */ '../features/sign-in/login.route'),
  '/forget-password': () =>
    import(/* webpackChunkName: "forget-password" */ '../features/sign-in/forgot-password.route'),
  '/reset-password': () =>
    import(/* webpackChunkName: "reset-password" */ '../features/sign-in/reset-password.route'),
  '/confirm-email': () =>
    import(/* webpackChunkName: "confirm-email" */ '../features/sign-in/confirm-email.route'),
  '/profile-settings': () =>
    import(
      /* webpackChunkName: "profile-settings" */ '../features/profile-settings/profile-settings.route'
    ),
} satisfies RemoteModule['pages'];
