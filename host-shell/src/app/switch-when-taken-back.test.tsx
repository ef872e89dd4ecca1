import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Link, Route, Routes } from 'shared-kit/router';
import { renderPage } from 'shared-kit/testing';
import { createRemoteLoader } from '../features/remote-loader/remote-loader';
import { RemotePage } from '../features/remote-loader/remote-page';
import type { RemoteCandidate } from '../features/remote-loader/remote-source.port';
import { switchAtNextPage } from './switch-when-taken-back';

/** A version of a remote with two pages, each of which says which version it is of. */
function versionOf(version: string): RemoteCandidate {
  const page = (name: string): ComponentType =>
    function Page() {
      return (
        <>
          <h1>{`${name} of ${version}`}</h1>
          <label>
            Note <input />
          </label>
          <Link to="/other">Other</Link>
        </>
      );
    };
  const pages = {
    '/first': () => Promise.resolve({ default: page('First') }),
    '/other': () => Promise.resolve({ default: page('Other') }),
  };
  return {
    remote: 'shop',
    version,
    arm: 'candidate',
    usesQuery: () => false,
    load: () => Promise.resolve({ hostApi: '^1.0.0', pages }),
  };
}

it('keeps the page and what was typed, and opens the next page in the version everyone gets', async () => {
  let candidates = [versionOf('2.0.0')];
  const loader = createRemoteLoader({
    source: { candidates: () => candidates, refresh: () => Promise.resolve() },
    timeoutMs: () => 8_000,
    onFailure: () => undefined,
    onRendered: () => undefined,
    decorate: (_candidate, _path, page) => Promise.resolve(page),
  });
  const area = (path: string) => (
    <RemotePage key={path} loader={loader} remote="shop" path={path} />
  );
  const { user } = renderPage(
    <Routes>
      <Route path="/first" element={area('/first')} />
      <Route path="/other" element={area('/other')} />
    </Routes>,
    { path: '/first', route: '/*' },
  );
  await screen.findByRole('heading', { name: 'First of 2.0.0' });
  // Hovering the link had its page loaded of the version that is taken back.
  loader.warm('shop', '/other');
  await loader.loadPage('shop', '/other');
  await user.type(screen.getByLabelText('Note'), 'Half a sentence');

  candidates = [versionOf('1.0.0')];
  const takeBack = switchAtNextPage(loader);
  act(() => {
    takeBack('shop', '2.0.0');
    takeBack('shop', '2.0.0');
  });
  expect(await screen.findAllByText(/goes back to an earlier version/)).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'First of 2.0.0' })).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('Half a sentence');

  await user.click(screen.getByRole('link', { name: 'Other' }));
  expect(await screen.findByRole('heading', { name: 'Other of 1.0.0' })).toBeVisible();
});
