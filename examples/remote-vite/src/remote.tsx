import type { RemoteModule } from 'shared-kit/remote';

export default {
  hostApi: '^1.0.0',
  pages: { '/vite-example': () => import('./example.route') },
} satisfies RemoteModule;
