/**
 * A small host that is none of ours: a plain page, React, the kit and the federation runtime. It runs one
 * page of one remote: `?entry=<address of its entry script>&name=<container>&page=<path>`.
 */
import { createInstance } from '@module-federation/enhanced/runtime';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { createRoot } from 'react-dom/client';
import * as config from 'shared-kit/config';
import * as remoteFace from 'shared-kit/remote';
import type { RemoteModule } from 'shared-kit/remote';
import * as router from 'shared-kit/router';
import * as session from 'shared-kit/session';
import * as styled from 'shared-kit/styled';
import * as ui from 'shared-kit/ui';
import * as dialog from 'shared-kit/ui/dialog';

/** Set by whoever builds this host. */
declare const SHARED_KIT_VERSION: string;

const provided: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'shared-kit/config': config,
  'shared-kit/remote': remoteFace,
  'shared-kit/router': router,
  'shared-kit/session': session,
  'shared-kit/styled': styled,
  'shared-kit/ui': ui,
  'shared-kit/ui/dialog': dialog,
};

const shared = Object.fromEntries(
  Object.entries(provided).map(([key, module]) => {
    const version = key.startsWith('shared-kit/') ? SHARED_KIT_VERSION : react.version;
    const shareConfig = { singleton: true, requiredVersion: `^${version}` };
    return [key, { version, lib: () => module, shareConfig }];
  }),
);

const asked = new URLSearchParams(location.search);
const [entry, name, page] = ['entry', 'name', 'page'].map((key) => asked.get(key) ?? '');
const federation = createInstance({
  name: 'plain_host',
  remotes: [{ name: name ?? '', entry: entry ?? '', entryGlobalName: name ?? '' }],
  shared,
  shareStrategy: 'loaded-first',
});
const remote = await federation.loadRemote<{ default: RemoteModule }>(`${name}/remote`);
const loaded = await remote?.default.pages[page ?? '']?.();
const root = document.getElementById('root');
if (!loaded || !root) throw new Error(`${name} has no page ${page}`);
const Screen = loaded.default;
createRoot(root).render(
  <router.MemoryRouter>
    <ui.GlobalStyle />
    <Screen />
  </router.MemoryRouter>,
);
