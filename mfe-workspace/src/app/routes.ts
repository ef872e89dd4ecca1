import type { RemoteRoutes } from 'shared-kit/remote';

/** The pages of this remote, each its own chunk. The build reads this file: it imports types only. */
export const routes = {
  '/create-project': {
    access: 'member',
    title: 'Create New Project',
    page: () => import('../features/create-project/create-project.route'),
  },
  '/workspace': {
    access: 'member',
    title: 'Workspace',
    page: () => import('../features/workspace/workspace.route'),
  },
} satisfies RemoteRoutes;
