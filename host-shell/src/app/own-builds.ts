import { createElement } from 'react';
import type { ReactElement } from 'react';
import { mayRelease, useSession } from 'shared-kit/session';
import { openOverrides } from '../features/overrides/overrides';
import type { Overrides } from '../features/overrides/overrides';
import { logEvent } from './event-log';

// Both arrive with the first call: only who has an override needs them before the first page.
const contact = () =>
  Promise.all([import('shared-kit/client'), import('shared-kit/contract/releases')]);

async function stop(): Promise<void> {
  const [{ callApi }, { stopOverride }] = await contact();
  await callApi(stopOverride, { body: {} });
}

function reload(): void {
  location.reload();
}

/** Builds only this session runs, with the banner that says so; null where there are none. */
export interface OwnBuilds {
  readonly overrides: Overrides;
  readonly banner: ReactElement | null;
}

/** Asks the host for the session's own builds: the only place they come from. */
export async function openOwnBuilds(): Promise<OwnBuilds> {
  const overrides = await openOverrides({
    mayHave: () => {
      const { token, user } = useSession.getState();
      return token !== null && mayRelease(user);
    },
    cookies: () => document.cookie,
    ask: async (signal) => {
      const [{ callApi }, { listOverrides }] = await contact();
      return (await callApi(listOverrides, {}, { signal })).overrides;
    },
    now: Date.now,
    onFailure: (cause) => {
      logEvent({ name: 'overrides-failed', detail: { cause: String(cause) } });
    },
  });
  const { granted } = overrides;
  if (granted.length === 0) return { overrides, banner: null };
  const { OverrideBanner } = await import(
    /* webpackChunkName: "override-banner" */ '../features/overrides/override-banner'
  );
  return { overrides, banner: createElement(OverrideBanner, { granted, stop, reload }) };
}
