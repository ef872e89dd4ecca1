/**
 * Entry of the single build: the shell over remotes that are bundled with it. It stands outside of the
 * workspaces because only the yardstick may import both (ARCHITECTURE.md, rule 1).
 */
import { startShell } from '../../host-shell/src/app/start-shell';
import { verifyScripts } from '../../host-shell/src/features/releases/verified-scripts';
import type { RemoteTableRow } from '../../host-shell/src/app/remote-table';
import type { RemoteModule } from 'shared-kit/remote';

declare const SUITE_ROUTES: readonly RemoteTableRow[];

verifyScripts(() => 8_000);
await startShell({
  source: {
    candidates: (remote) => [
      {
        remote,
        version: 'single',
        arm: 'stable',
        usesQuery: () => true,
        async load() {
          // single-config.ts says which folders this stands for; any other name is refused by webpack.
          const module: unknown = await import(`../../mfe-${remote}/src/remote`);
          return (module as { default: RemoteModule }).default;
        },
      },
    ],
    refresh: () => Promise.resolve(),
  },
  table: () => SUITE_ROUTES,
});
