import type { RemoteRoutes } from 'shared-kit/remote';

/** The pages of this remote, each its own chunk. The build reads this file: it imports types only. */
export const routes = {
  '/projects': {
    access: 'member',
    title: 'Projects',
    menu: { position: 20, icon: 'folder-kanban' },
    page: () => import('../features/project-list/project-list.route'),
  },
  '/template': {
    access: 'anyone',
    title: 'Upcoming Events',
    page: () => import('../features/event-template/event-template.route'),
  },
} satisfies RemoteRoutes;
