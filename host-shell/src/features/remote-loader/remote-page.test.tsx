import { act, screen } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import type { RemoteModule } from 'shared-kit/remote';
import { renderPage } from 'shared-kit/testing';
import { createRemoteLoader } from './remote-loader';
import { RemotePage } from './remote-page';
import { RemoteError } from './remote-source.port';
import type { RemoteSource } from './remote-source.port';

function Hello(): ReactElement {
  return <h1>Hello from the remote</h1>;
}

function moduleWith(page: ComponentType): RemoteModule {
  return { hostApi: '^1.0.0', pages: { '/hello': () => Promise.resolve({ default: page }) } };
}

/** A source that answers one try after the other. */
function sourceOf(
  ...tries: (() => Promise<RemoteModule>)[]
): RemoteSource & { forgotten: string[] } {
  const forgotten: string[] = [];
  let next = 0;
  return {
    forgotten,
    load: () => {
      const current = tries[Math.min(next, tries.length - 1)];
      next += 1;
      return current ? current() : Promise.reject(new Error('no try was given'));
    },
    forget: (remote) => {
      forgotten.push(remote);
      return Promise.resolve();
    },
  };
}

function setUp(source: RemoteSource, path = '/hello') {
  const failures: RemoteError[] = [];
  const onFailure = (error: RemoteError): void => {
    failures.push(error);
  };
  const loader = createRemoteLoader({
    source,
    timeoutMs: () => 8000,
    onFailure,
    decorate: (_path, page) => Promise.resolve(page),
  });
  const element = <RemotePage loader={loader} remote="greeter" path={path} onFailure={onFailure} />;
  return { failures, loader, element };
}

const phases = (failures: readonly RemoteError[]): string[] => failures.map(({ phase }) => phase);

test('shows a skeleton and then the page', async () => {
  const { element } = setUp(sourceOf(() => Promise.resolve(moduleWith(Hello))));
  renderPage(element);
  expect(screen.getByText('Loading the page')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Hello from the remote' })).toBeVisible();
});

test('a warmed page is there without a skeleton', async () => {
  const { element, loader } = setUp(sourceOf(() => Promise.resolve(moduleWith(Hello))));
  loader.warm('greeter', '/hello');
  await act(() => loader.loadPage('greeter', '/hello'));
  renderPage(element);
  expect(screen.getByRole('heading', { name: 'Hello from the remote' })).toBeVisible();
});

test('a remote that cannot be fetched shows the card, and Retry works once the cause is gone', async () => {
  const source = sourceOf(
    () => Promise.reject(new Error('404')),
    () => Promise.resolve(moduleWith(Hello)),
  );
  const { element, failures } = setUp(source);
  const { user } = renderPage(element);
  expect(await screen.findByText(/could not be fetched/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Hello from the remote' })).toBeVisible();
  expect(source.forgotten).toEqual(['greeter']);
  expect(phases(failures)).toEqual(['load']);
});

test('a remote that throws while rendering costs its own area, and Retry starts it anew', async () => {
  const Broken = (): never => {
    throw new Error('boom');
  };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { element, failures } = setUp(
    sourceOf(
      () => Promise.resolve(moduleWith(Broken)),
      () => Promise.resolve(moduleWith(Hello)),
    ),
  );
  const { user } = renderPage(
    <>
      <p>The sidebar</p>
      {element}
    </>,
  );
  expect(await screen.findByText(/stopped because of an error/)).toBeVisible();
  expect(screen.getByText('The sidebar')).toBeVisible();
  expect(phases(failures)).toEqual(['render']);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Hello from the remote' })).toBeVisible();
});

test('silence for longer than the limit is a failure', async () => {
  jest.useFakeTimers();
  try {
    const { element, failures } = setUp(sourceOf(() => new Promise(() => undefined)));
    renderPage(element);
    await act(() => jest.advanceTimersByTimeAsync(7999));
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText(/did not answer in time/)).toBeVisible();
    expect(phases(failures)).toEqual(['timeout']);
  } finally {
    jest.useRealTimers();
  }
});

test('a remote without the page, or that is no remote at all, is named invalid', async () => {
  const noPage = setUp(
    sourceOf(() => Promise.resolve(moduleWith(Hello))),
    '/elsewhere',
  );
  renderPage(noPage.element);
  expect(await screen.findByText(/arrived incomplete/)).toBeVisible();
  expect(phases(noPage.failures)).toEqual(['invalid']);

  // A foreign script may expose anything.
  const nonsense = {} as RemoteModule;
  const noModule = setUp(sourceOf(() => Promise.resolve(nonsense)));
  await expect(noModule.loader.loadPage('greeter', '/hello')).rejects.toMatchObject({
    phase: 'invalid',
  });
});

test('a page chunk that fails is told apart from the remote', async () => {
  const module: RemoteModule = {
    hostApi: '^1.0.0',
    pages: { '/hello': () => Promise.reject(new Error('Loading chunk failed')) },
  };
  const { element, failures } = setUp(sourceOf(() => Promise.resolve(module)));
  renderPage(element);
  expect(await screen.findByText(/A part of this page could not be fetched/)).toBeVisible();
  expect(phases(failures)).toEqual(['page']);
});

test('a failed visit is not remembered by the next one', async () => {
  const { loader } = setUp(
    sourceOf(
      () => Promise.reject(new RemoteError('greeter', 'load', 'down')),
      () => Promise.resolve(moduleWith(Hello)),
    ),
  );
  await expect(loader.loadPage('greeter', '/hello')).rejects.toMatchObject({ phase: 'load' });
  await expect(loader.loadPage('greeter', '/hello')).resolves.toBe(Hello);
});

test('loading the same page twice at once asks the source once', async () => {
  const load = jest.fn(() => Promise.resolve(moduleWith(Hello)));
  const { loader } = setUp({ load, forget: () => Promise.resolve() });
  await Promise.all([loader.loadPage('greeter', '/hello'), loader.loadPage('greeter', '/hello')]);
  expect(load).toHaveBeenCalledTimes(1);
});
