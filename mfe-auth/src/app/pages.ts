import type { RemoteModule } from 'shared-kit/remote';

/** The pages of this remote, each its own chunk. The paths are those of package.json. */
export const pages = {
  '/': () => import('../features/sign-in/login.route'),
  '/forget-password': () => import('../features/sign-in/forgot-password.route'),
  '/reset-password': () => import('../features/sign-in/reset-password.route'),
  '/profile-settings': () => import('../features/profile-settings/profile-settings.route'),
} satisfies RemoteModule['pages'];
