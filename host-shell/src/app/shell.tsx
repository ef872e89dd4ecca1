import { useLayoutEffect } from 'react';
import type { ReactElement } from 'react';
import { HostProvider } from 'shared-kit/remote';
import type { HostApi } from 'shared-kit/remote';
import { BrowserRouter, Outlet, Route, Routes, useLocation } from 'shared-kit/router';
import { useSession } from 'shared-kit/session';
import { applyStoredTheme, GlobalStyle, Toaster } from 'shared-kit/ui';
import type { RemoteLoader } from '../features/remote-loader/remote-loader';
import { RemotePage } from '../features/remote-loader/remote-page';
import type { RemoteError } from '../features/remote-loader/remote-source.port';
import { MemberGuard } from '../features/session-guard/member-guard';
import { DashboardFrame } from './frame/dashboard-frame';
import { NotFound } from './not-found';
import { usePageTitle } from './page-title';
import { findRow } from './remote-table';
import type { RemoteTableRow } from './remote-table';

export interface ShellProps {
  readonly table: readonly RemoteTableRow[];
  readonly loader: RemoteLoader;
  readonly host: HostApi;
  readonly onRemoteFailure: (error: RemoteError) => void;
}

function MemberLayout(props: { table: readonly RemoteTableRow[] }): ReactElement {
  const title = findRow(props.table, useLocation().pathname)?.title ?? '';
  return (
    <MemberGuard>
      <DashboardFrame title={title}>
        <Outlet />
      </DashboardFrame>
    </MemberGuard>
  );
}

function RemoteRoute(props: ShellProps & { row: RemoteTableRow }): ReactElement {
  const { row, loader, onRemoteFailure } = props;
  usePageTitle(row.title);
  return (
    <RemotePage loader={loader} remote={row.remote} path={row.path} onFailure={onRemoteFailure} />
  );
}

function routesOf(props: ShellProps, access: RemoteTableRow['access']): ReactElement[] {
  return props.table
    .filter((row) => row.access === access)
    .map((row) => (
      // The key makes every page a fresh start: an error card does not follow to the next page.
      <Route
        key={row.path}
        path={row.path}
        element={<RemoteRoute key={row.path} {...props} row={row} />}
      />
    ));
}

/** The whole page: global style, routes from the remote table, toasts. */
export function Shell(props: ShellProps): ReactElement {
  const signedIn = useSession((session) => session.token !== null);
  // Signing out clears all storage, the theme with it: the page must not keep what is no longer chosen.
  useLayoutEffect(applyStoredTheme, [signedIn]);
  return (
    <HostProvider host={props.host}>
      <GlobalStyle />
      <BrowserRouter>
        <Routes>
          <Route element={<MemberLayout table={props.table} />}>{routesOf(props, 'member')}</Route>
          {routesOf(props, 'anyone')}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </BrowserRouter>
      <Toaster />
    </HostProvider>
  );
}
