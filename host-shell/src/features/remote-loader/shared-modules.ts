import * as react from 'react';
import * as reactJsxRuntime from 'react/jsx-runtime';
import * as config from 'shared-kit/config';
import * as rollout from 'shared-kit/contract/rollout';
import * as remote from 'shared-kit/remote';
import * as router from 'shared-kit/router';
import * as session from 'shared-kit/session';
import * as state from 'shared-kit/state';
import * as styled from 'shared-kit/styled';
import * as ui from 'shared-kit/ui';

type Factory = () => unknown;

/** What the first script carries anyway. */
const eager: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': reactJsxRuntime,
  'shared-kit/config': config,
  'shared-kit/contract/rollout': rollout,
  'shared-kit/remote': remote,
  'shared-kit/router': router,
  'shared-kit/session': session,
  'shared-kit/state': state,
  'shared-kit/styled': styled,
  'shared-kit/ui': ui,
};

/** What arrives with the first screen that asks for it. The build finds the chunks by these names. */
const lazy: Readonly<Record<string, () => Promise<unknown>>> = {
  'shared-kit/client': () =>
    import(/* webpackChunkName: "share-shared-kit-client" */ 'shared-kit/client'),
  'shared-kit/confirmation': () =>
    import(/* webpackChunkName: "share-shared-kit-confirmation" */ 'shared-kit/confirmation'),
  'shared-kit/contract': () =>
    import(/* webpackChunkName: "share-shared-kit-contract" */ 'shared-kit/contract'),
  'shared-kit/contract/releases': () =>
    import(
      /* webpackChunkName: "share-shared-kit-contract-releases" */ 'shared-kit/contract/releases'
    ),
  'shared-kit/query': () =>
    import(/* webpackChunkName: "share-shared-kit-query" */ 'shared-kit/query'),
  'shared-kit/sharing': () =>
    import(/* webpackChunkName: "share-shared-kit-sharing" */ 'shared-kit/sharing'),
  'shared-kit/ui/dialog': () =>
    import(/* webpackChunkName: "share-shared-kit-ui-dialog" */ 'shared-kit/ui/dialog'),
  'shared-kit/ui/drawer': () =>
    import(/* webpackChunkName: "share-shared-kit-ui-drawer" */ 'shared-kit/ui/drawer'),
  'shared-kit/ui/panels': () =>
    import(/* webpackChunkName: "share-shared-kit-ui-panels" */ 'shared-kit/ui/panels'),
  'shared-kit/ui/tabs': () =>
    import(/* webpackChunkName: "share-shared-kit-ui-tabs" */ 'shared-kit/ui/tabs'),
  'shared-kit/ui/tree': () =>
    import(/* webpackChunkName: "share-shared-kit-ui-tree" */ 'shared-kit/ui/tree'),
};

/** How a module of the shared list is had: at once, or by fetching it first. */
export function factoryOf(key: string): { get: () => Promise<Factory>; lib?: Factory } {
  const load = lazy[key];
  if (load) return { get: async () => load().then((module) => () => module) };
  const module = eager[key];
  if (module === undefined) throw new Error(`${key} is in the shared list but nobody provides it.`);
  const factory = (): unknown => module;
  return { get: () => Promise.resolve(factory), lib: factory };
}

/** Starts fetching what is not there yet of these modules. Whoever takes one tells of a failure. */
export function warmSharedModules(keys: readonly string[]): void {
  for (const key of keys) lazy[key]?.().catch(() => undefined);
}
