import type { RemoteModule } from 'shared-kit/remote';

/** The pages of this remote, each its own chunk. The paths are those of package.json. */
export const pages = {
  '/projects': () =>
    import(/* webpackChunkName: "projects" */ '../features/project-list/project-list.route'),
  '/template': () =>
    import(/* webpackChunkName: "template" */ '../features/event-template/event-template.route'),
} satisfies RemoteModule['pages'];
