import { useLayoutEffect, useMemo } from 'react';
import type { ReactElement } from 'react';
import { HostProvider } from 'shared-kit/remote';
import type { HostApi } from 'shared-kit/remote';
import { BrowserRouter, Outlet, Route, Routes, useLocation } from 'shared-kit/router';
import { mayRelease, useSession } from 'shared-kit/session';
import { applyStoredTheme, GlobalStyle, Toaster } from 'shared-kit/ui';
import { ConfirmationArea } from '../features/confirmation/confirmation-area';
import { builtInSearch, releasesPath, RescueArea } from '../features/release-rescue/rescue-area';
import type { RemoteLoader } from '../features/remote-loader/remote-loader';
import { RemotePage } from '../features/remote-loader/remote-page';
import { MemberGuard } from '../features/session-guard/member-guard';
import { MemberFrame } from './frame/member-frame';
import { NotFound, notFoundTitle } from './not-found';
import { usePageTitle } from './page-title';
import { findRow } from './remote-table';
import type { RemoteTableRow } from './remote-table';

export interface ShellProps {
  /** What this browser's versions serve; another member may get other versions. */
  readonly table: () => readonly RemoteTableRow[];
  readonly loader: RemoteLoader;
  readonly host: HostApi;
  /** On top of every page. */
  readonly banner?: ReactElement | null;
}

function MemberLayout(props: { table: readonly RemoteTableRow[] }): ReactElement {
  const { table } = props;
  const title = findRow(table, useLocation().pathname)?.title ?? notFoundTitle;
  // The shell has a page of its own for the releases.
  const pages = findRow(table, releasesPath) ? table : [...table, { path: releasesPath }];
  return (
    <MemberGuard>
      <MemberFrame title={title} pages={pages}>
        <Outlet />
      </MemberFrame>
    </MemberGuard>
  );
}

function RemoteRoute(props: { loader: RemoteLoader; row: RemoteTableRow }): ReactElement {
  const { row, loader } = props;
  const releases = useSession((session) => mayRelease(session.user)) && row.path === releasesPath;
  const wantsBuiltIn = useLocation().search === builtInSearch;
  usePageTitle(row.title);
  if (releases && wantsBuiltIn) return <RescueArea />;
  const wayOut = releases ? <RescueArea /> : undefined;
  return <RemotePage loader={loader} remote={row.remote} path={row.path} wayOut={wayOut} />;
}

/** No version this browser runs serves the releases: the shell's own page is all there is. */
function BuiltInReleases(): ReactElement {
  usePageTitle('Releases');
  return <RescueArea />;
}

function routesOf(
  table: readonly RemoteTableRow[],
  loader: RemoteLoader,
  access: RemoteTableRow['access'],
): ReactElement[] {
  return table
    .filter((row) => row.access === access)
    .map((row) => (
      // The key makes every page a fresh start: an error card does not follow to the next page.
      <Route
        key={row.path}
        path={row.path}
        element={<RemoteRoute key={row.path} loader={loader} row={row} />}
      />
    ));
}

/** The whole page: global style, routes from the remote table, toasts. */
export function Shell({ table: readTable, loader, host, banner }: ShellProps): ReactElement {
  const signedIn = useSession((session) => session.token !== null);
  const memberId = useSession((session) => session.user?.id);
  const releases = useSession((session) => mayRelease(session.user));
  // oxlint-disable-next-line react/exhaustive-deps -- whose versions these are depends on the member
  const table = useMemo(readTable, [readTable, memberId]);
  // Signing out clears all storage, the theme with it: the page must not keep what is no longer chosen.
  useLayoutEffect(applyStoredTheme, [signedIn]);
  return (
    <HostProvider host={host}>
      <GlobalStyle />
      <BrowserRouter>
        <Routes>
          <Route element={<MemberLayout table={table} />}>
            {routesOf(table, loader, 'member')}
            {signedIn ? <Route path="*" element={<NotFound />} /> : null}
            {releases && !findRow(table, releasesPath) ? (
              <Route path={releasesPath} element={<BuiltInReleases />} />
            ) : null}
          </Route>
          {routesOf(table, loader, 'anyone')}
          {signedIn ? null : <Route path="*" element={<NotFound />} />}
        </Routes>
      </BrowserRouter>
      {banner}
      <ConfirmationArea />
      <Toaster />
    </HostProvider>
  );
}
