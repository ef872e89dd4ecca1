/**
 * Entry of the single build: the shell over remotes that are bundled with it. It stands outside of the
 * workspaces because only the yardstick may import both (law 1).
 */
import { startShell } from '../../host-shell/src/app/start-shell';
import type { RemoteTableRow } from '../../host-shell/src/app/remote-table';
import type { RemoteModule } from 'shared-kit/remote';

declare const SUITE_ROUTES: readonly RemoteTableRow[];

const loaders: Readonly<Record<string, () => Promise<{ default: RemoteModule }>>> = {
  auth: () => import('../../mfe-auth/src/remote'),
  projects: () => import('../../mfe-projects/src/remote'),
  workspace: () => import('../../mfe-workspace/src/remote'),
  admin: () => import('../../mfe-admin/src/remote'),
  upsell: () => import('../../mfe-upsell/src/remote'),
};

await startShell(
  {
    async load(remote) {
      const load = loaders[remote];
      if (!load) throw new Error(`The single build has no remote ${remote}`);
      return (await load()).default;
    },
    forget: () => Promise.resolve(),
  },
  SUITE_ROUTES,
);
