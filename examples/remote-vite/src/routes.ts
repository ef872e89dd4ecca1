import type { RemoteRoutes } from 'shared-kit/remote';

/** The pages of this remote. Its build reads this file, too: it imports types only. */
export const routes = {
  '/vite-example': {
    access: 'member',
    title: 'Built by Vite',
    menu: { position: 200, icon: 'zap' },
    page: () => import('./example.route'),
  },
} satisfies RemoteRoutes;
