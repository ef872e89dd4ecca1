import type { RemoteModule } from 'shared-kit/remote';

/** The pages of this remote, each its own chunk. The paths are those of package.json. */
export const pages = {
  '/create-project': () =>
    import(
      /* webpackChunkName: "create-project" */ '../features/create-project/create-project.route'
    ),
  '/workspace': () =>
    import(/* webpackChunkName: "workspace" */ '../features/workspace/workspace.route'),
} satisfies RemoteModule['pages'];
