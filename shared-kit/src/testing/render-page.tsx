import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { setRuntimeConfig } from '../config';
import { parseRuntimeConfig, type RuntimeConfig, type User } from '../contract';
import { createQueryClient, QueryClientProvider, type QueryClient } from '../query';
import { HostProvider, standaloneHost, type HostApi, type HostEvent } from '../remote';
import { MemoryRouter, Route, Routes, useLocation, type Location } from '../router';
import { useSession } from '../session';
import { GlobalStyle, Toaster } from '../ui';
import { aUser } from './fixtures';

/** Where and for whom a page is rendered. */
export interface RenderPageOptions {
  /** Address visited, with its search: `/users?page=2`. */
  readonly path?: string;
  /** Route pattern the page is mounted at; leaving it unmounts the page. Everything by default. */
  readonly route?: string;
  /** State of the navigation that led here. */
  readonly state?: unknown;
  /** Who is signed in: an ordinary member by default, `null` for nobody. */
  readonly session?: { readonly token?: string; readonly user?: User } | null;
  /** Fields of the runtime configuration that matter to the test; the rest are the defaults. */
  readonly config?: Partial<RuntimeConfig>;
  /** Parts of the shell's host API that matter to the test. */
  readonly host?: Partial<HostApi>;
}

/** A rendered page with user events and access to its state. */
export interface RenderedPage extends RenderResult {
  readonly user: UserEvent;
  /** Where the router is now. */
  readonly location: () => Location;
  /** What the page reported to the shell's log, in order. */
  readonly reported: readonly HostEvent[];
  readonly queryClient: QueryClient;
}

/** User-event waits between its steps; under fake timers somebody must let that time pass. */
function advanceFakeTimers(ms: number): void {
  if (Object.hasOwn(setTimeout, 'clock')) jest.advanceTimersByTime(ms);
}

function signIn(session: RenderPageOptions['session']): void {
  if (session === null) {
    useSession.getState().clear();
    return;
  }
  useSession.getState().save(session?.token ?? 'test-token', session?.user ?? aUser());
}

function LocationProbe({ onChange }: { readonly onChange: (location: Location) => void }) {
  onChange(useLocation());
  return null;
}

/**
 * Renders a page as the product would: real router, query client (without retries), theme, toasts,
 * session and runtime configuration. The network is the test's business: see `installFakeNetwork`.
 */
export function renderPage(ui: ReactNode, options: RenderPageOptions = {}): RenderedPage {
  const { path = '/', route = '*', state, session, config = {}, host } = options;
  setRuntimeConfig(parseRuntimeConfig(config));
  signIn(session);
  const reported: HostEvent[] = [];
  const report = (event: HostEvent) => {
    reported.push(event);
  };
  const queryClient = createQueryClient({ retries: 0, report });
  const { pathname, search, hash } = new URL(path, 'http://app.test');
  let current: Location | undefined;
  const rendered = render(
    <HostProvider host={{ ...standaloneHost, report, ...host }}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
          <GlobalStyle />
          <LocationProbe
            onChange={(location) => {
              current = location;
            }}
          />
          <Routes>
            <Route path={route} element={ui} />
            <Route path="*" element={null} />
          </Routes>
          <Toaster />
        </MemoryRouter>
      </QueryClientProvider>
    </HostProvider>,
  );
  return {
    ...rendered,
    user: userEvent.setup({ advanceTimers: advanceFakeTimers }),
    location: () => {
      if (!current) throw new Error('The router has not rendered yet.');
      return current;
    },
    reported,
    queryClient,
  };
}

afterEach(() => {
  // Nothing of a test may reach the next: neither session and storage nor toasts that still show.
  useSession.getState().clear();
  toast.removeAll();
});
