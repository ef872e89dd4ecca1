import type { RemoteRoutes } from 'shared-kit/remote';

/** The pages of this remote, each its own chunk. The build reads this file: it imports types only. */
export const routes = {
  '/': {
    access: 'anyone',
    title: 'Sign in',
    page: () => import('../features/sign-in/login.route'),
  },
  '/forget-password': {
    access: 'anyone',
    title: 'Forgot password',
    page: () => import('../features/sign-in/forgot-password.route'),
  },
  '/reset-password': {
    access: 'anyone',
    title: 'Reset password',
    page: () => import('../features/sign-in/reset-password.route'),
  },
  '/confirm-email': {
    access: 'anyone',
    title: 'Confirm email',
    page: () => import('../features/sign-in/confirm-email.route'),
  },
  '/profile-settings': {
    access: 'member',
    title: 'Profile Settings',
    menu: { position: 140, icon: 'circle-user' },
    page: () => import('../features/profile-settings/profile-settings.route'),
  },
} satisfies RemoteRoutes;
