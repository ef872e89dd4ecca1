import { act, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { parseRuntimeConfig } from 'shared-kit/contract';
import type { RemoteModule } from 'shared-kit/remote';
import { renderPage } from 'shared-kit/testing';
import { RemoteError } from './remote-error';
import { createRemoteLoader } from './remote-loader';
import type { RenderedPage } from './remote-loader-options';
import { RemotePage } from './remote-page';
import type { RemoteCandidate, RemoteSource } from './remote-source.port';

function Hello(): ReactElement {
  return <h1>Hello from the remote</h1>;
}

const Broken = (): never => {
  throw new TypeError('boom');
};

function moduleWith(page: ComponentType): RemoteModule {
  return { hostApi: '^1.0.0', pages: { '/hello': () => Promise.resolve({ default: page }) } };
}

type Try = () => Promise<RemoteModule>;
const gives =
  (page: ComponentType): Try =>
  () =>
    Promise.resolve(moduleWith(page));
const fails = (): Try => () => Promise.reject(new RemoteError('greeter', 'load', 'gone', '404'));

/** A version that answers one try after the other; the last answer stands. */
function version(
  name: string,
  arm: RemoteCandidate['arm'],
  ...tries: Try[]
): RemoteCandidate & { tries: () => number } {
  let next = 0;
  return {
    remote: 'greeter',
    version: name,
    arm,
    usesQuery: () => false,
    load: () => {
      next += 1;
      return tries[Math.min(next, tries.length) - 1]!();
    },
    tries: () => next,
  };
}

const stable = (...tries: Try[]) => version('1.1.0', 'stable', ...tries);
const previous = (...tries: Try[]) => version('1.0.0', 'fallback', ...tries);
const candidate = (...tries: Try[]) => version('1.2.0', 'candidate', ...tries);

function setUp(candidates: readonly RemoteCandidate[], path = '/hello', timeoutMs = 8000) {
  const failures: string[] = [];
  const rendered: RenderedPage[] = [];
  const refreshed: string[] = [];
  const source: RemoteSource = {
    candidates: () => candidates,
    refresh: (remote) => {
      refreshed.push(remote);
      return Promise.resolve();
    },
  };
  const loader = createRemoteLoader({
    source,
    timeoutMs: () => timeoutMs,
    onFailure: ({ phase }, failed) => failures.push(`${failed?.version} ${phase}`),
    onRendered: (page) => rendered.push(page),
    decorate: (_candidate, _path, page) => Promise.resolve(page),
  });
  const element = <RemotePage loader={loader} remote="greeter" path={path} />;
  return { failures, rendered, refreshed, loader, element };
}

const hello = () => screen.findByRole('heading', { name: 'Hello from the remote' });
const retry = () => screen.getByRole('button', { name: 'Retry' });

beforeEach(() => {
  // React reports what a boundary has caught; here that is the point.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('shows a skeleton and then the page, and tells that it has rendered', async () => {
  const { element, rendered } = setUp([stable(gives(Hello))]);
  renderPage(element);
  expect(screen.getByText('Loading the page')).toBeInTheDocument();
  expect(await hello()).toBeVisible();
  expect(rendered).toHaveLength(1);
  expect(rendered[0]).toMatchObject({ candidate: { version: '1.1.0' }, insteadOf: [] });
});

test('a warmed page is there without a skeleton', async () => {
  const { element, loader } = setUp([stable(gives(Hello))]);
  loader.warm('greeter', '/hello');
  await act(() => loader.loadPage('greeter', '/hello'));
  renderPage(element);
  expect(screen.getByRole('heading', { name: 'Hello from the remote' })).toBeVisible();
});

test('a remote that cannot be fetched shows the card, and Retry works once the cause is gone', async () => {
  const { element, failures, refreshed } = setUp([stable(fails(), gives(Hello))]);
  const { user } = renderPage(element);
  expect(await screen.findByText(/could not be fetched/)).toBeVisible();
  await user.click(retry());
  expect(await hello()).toBeVisible();
  expect(refreshed).toEqual(['greeter']);
  expect(failures).toEqual(['1.1.0 load']);
});

test('a version that cannot be loaded makes room for the next, in the same page load', async () => {
  const { element, failures, rendered } = setUp([candidate(fails()), stable(gives(Hello))]);
  renderPage(element);
  expect(await hello()).toBeVisible();
  expect(failures).toEqual(['1.2.0 load']);
  expect(rendered[0]?.candidate.version).toBe('1.1.0');
  expect(rendered[0]?.insteadOf.map((given) => given.version)).toEqual(['1.2.0']);
});

test('a version that throws while it renders first makes room for the next', async () => {
  const { element, failures, rendered } = setUp([stable(gives(Broken)), previous(gives(Hello))]);
  renderPage(
    <>
      <p>The sidebar</p>
      {element}
    </>,
  );
  expect(await hello()).toBeVisible();
  expect(screen.getByText('The sidebar')).toBeVisible();
  expect(failures).toEqual(['1.1.0 render']);
  expect(rendered.map((page) => page.candidate.version)).toEqual(['1.0.0']);
});

test('when no version works the card tells of the best one, and Retry starts anew', async () => {
  const { element, failures } = setUp([stable(gives(Broken), gives(Hello)), previous(fails())]);
  const { user } = renderPage(element);
  expect(await screen.findByText(/\(greeter, load\)/)).toBeVisible();
  expect(failures).toEqual(['1.1.0 render', '1.0.0 load']);
  await user.click(retry());
  expect(await hello()).toBeVisible();
});

test('a remote without the page, or that is no remote at all, does not fit', async () => {
  const noPage = setUp([stable(gives(Hello))], '/elsewhere');
  renderPage(noPage.element);
  expect(await screen.findByText(/made for another version/)).toBeVisible();
  expect(noPage.failures).toEqual(['1.1.0 contract']);

  // A foreign script may expose anything.
  const nonsense = {} as RemoteModule;
  const noModule = setUp([stable(() => Promise.resolve(nonsense))]);
  await expect(noModule.loader.loadPage('greeter', '/hello')).rejects.toMatchObject({
    phase: 'contract',
  });
});

test('a remote that is not in the record says so', async () => {
  const { element, failures } = setUp([]);
  renderPage(element);
  expect(await screen.findByText(/not part of the current release/)).toBeVisible();
  expect(failures).toEqual(['undefined unknown']);
});

test('a failed visit is not remembered by the next one', async () => {
  const { loader } = setUp([stable(fails(), gives(Hello))]);
  await expect(loader.loadPage('greeter', '/hello')).rejects.toMatchObject({ phase: 'load' });
  await expect(loader.loadPage('greeter', '/hello')).resolves.toMatchObject({ component: Hello });
});

test('a failure while warming is silent, and the visit tries the same version again', async () => {
  const best = candidate(fails(), gives(Hello));
  const { loader, failures } = setUp([best, stable(gives(Broken))]);
  loader.warm('greeter', '/hello');
  await act(() => Promise.resolve());
  expect(failures).toEqual([]);
  const page = await loader.loadPage('greeter', '/hello');
  expect(page.candidate.version).toBe('1.2.0');
});

test('pages of a version that was given up are not shown any more', async () => {
  const module = moduleWith(Hello);
  const pages = { ...module.pages, '/other': () => Promise.reject(new Error('gone')) };
  const good: Try = () =>
    Promise.resolve({ ...module, pages: { ...module.pages, '/other': module.pages['/hello']! } });
  const { loader } = setUp([candidate(() => Promise.resolve({ ...module, pages })), stable(good)]);
  await loader.loadPage('greeter', '/hello');
  expect(loader.readPage('greeter', '/hello')?.candidate.version).toBe('1.2.0');
  await loader.loadPage('greeter', '/other');
  expect(loader.readPage('greeter', '/hello')).toBeUndefined();
  expect((await loader.loadPage('greeter', '/hello')).candidate.version).toBe('1.1.0');
});

test('loading the same page twice at once asks the source once', async () => {
  const only = stable(gives(Hello));
  const { loader } = setUp([only]);
  await Promise.all([loader.loadPage('greeter', '/hello'), loader.loadPage('greeter', '/hello')]);
  expect(only.tries()).toBe(1);
});

describe('silence', () => {
  const never: Try = () => new Promise(() => undefined);
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('for longer than the limit is a failure', async () => {
    const { element, failures } = setUp([stable(never)]);
    renderPage(element);
    await act(() => jest.advanceTimersByTimeAsync(7999));
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText(/did not answer in time/)).toBeVisible();
    expect(failures).toEqual(['1.1.0 silence']);
  });

  test('of one version makes room for the next', async () => {
    const { element, failures } = setUp([stable(never), previous(gives(Hello))]);
    renderPage(element);
    await act(() => jest.advanceTimersByTimeAsync(8000));
    expect(screen.getByRole('heading', { name: 'Hello from the remote' })).toBeVisible();
    expect(failures).toEqual(['1.1.0 silence']);
  });

  /** A version that takes its time to arrive. */
  const arrivesAfter =
    (ms: number): Try =>
    async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return moduleWith(Hello);
    };
  const defaultMs = parseRuntimeConfig({}).remoteTimeoutMs;

  test('is over eight seconds after the navigation, with another version on screen', async () => {
    // The shell has started 0.9 s after the navigation, with which the page's links for the files came.
    const linked = { ...stable(never), prepare: () => performance.now() - 900 };
    const { element, failures } = setUp(
      [linked, previous(arrivesAfter(1_000))],
      '/hello',
      defaultMs,
    );
    renderPage(element);
    await act(() => jest.advanceTimersByTimeAsync(7_099));
    expect(failures).toEqual(['1.1.0 silence']);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('heading', { name: 'Hello from the remote' })).toBeVisible();
  });

  test('counts for half of the limit at least where the shell itself was late', async () => {
    const linked = {
      ...stable(arrivesAfter(defaultMs / 2 - 1)),
      prepare: () => performance.now() - 20_000,
    };
    const { element, failures } = setUp([linked], '/hello', defaultMs);
    renderPage(element);
    await act(() => jest.advanceTimersByTimeAsync(defaultMs / 2));
    expect(screen.getByRole('heading', { name: 'Hello from the remote' })).toBeVisible();
    expect(failures).toEqual([]);
  });
});

/** A page with a form, and a button that breaks it in one of the ways a page breaks late. */
function formThat(Part: ComponentType): ComponentType {
  return function Form(): ReactElement {
    const [isOpen, open] = useState(false);
    const [title, setTitle] = useState('');
    return (
      <>
        <label>
          Title
          <input value={title} onChange={(change) => setTitle(change.target.value)} />
        </label>
        <label>
          Secret
          <input type="password" />
        </label>
        <button type="button" onClick={() => open(true)}>
          Open
        </button>
        <Suspense>{isOpen ? <Part /> : null}</Suspense>
      </>
    );
  };
}

const missingChunk = (): Error =>
  Object.assign(new Error('Loading chunk 7 failed.'), {
    name: 'ChunkLoadError',
    type: 'error',
    request: 'http://localhost/remotes/greeter/1.1.0/7.js',
  });
const LatePart = (): ComponentType => lazy(() => Promise.reject(missingChunk()));
const Fine = (): ReactElement => <p>All is well</p>;

async function typeAndOpen(user: ReturnType<typeof renderPage>['user']): Promise<void> {
  await user.type(await screen.findByLabelText('Title'), 'My bakery');
  await user.type(screen.getByLabelText('Secret'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Open' }));
}

test('a late chunk that fails makes room for the next version, which gets what was typed', async () => {
  const { element, failures, rendered } = setUp([
    stable(gives(formThat(LatePart()))),
    previous(gives(formThat(Fine))),
  ]);
  const { user } = renderPage(element);
  await typeAndOpen(user);
  await waitFor(() => {
    expect(rendered).toHaveLength(2);
  });
  expect(screen.getByLabelText('Title')).toHaveValue('My bakery');
  expect(failures).toEqual(['1.1.0 chunk']);
  expect(rendered.map((page) => page.candidate.version)).toEqual(['1.1.0', '1.0.0']);
  expect(screen.getByLabelText('Secret')).toHaveValue('');
  // React has it too: the next key does not start from nothing.
  await user.type(screen.getByLabelText('Title'), 's');
  expect(screen.getByLabelText('Title')).toHaveValue('My bakerys');
});

test('what the member types themselves in the new version is not written over', async () => {
  const Form = formThat(Fine);
  function Slow(): ReactElement {
    const [isShown, show] = useState(false);
    return isShown ? (
      <Form />
    ) : (
      <button type="button" onClick={() => show(true)}>
        Show the form
      </button>
    );
  }
  const { element } = setUp([stable(gives(formThat(LatePart()))), previous(gives(Slow))]);
  const { user } = renderPage(element);
  await typeAndOpen(user);
  const show = await screen.findByRole('button', { name: 'Show the form' });
  show.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByLabelText('Title')).toHaveValue('');
});

test('a page of stable that throws after it had rendered shows the card: the version before would too', async () => {
  const { element, failures } = setUp([
    stable(gives(formThat(Broken))),
    previous(gives(formThat(Fine))),
  ]);
  const { user } = renderPage(element);
  await typeAndOpen(user);
  expect(await screen.findByText(/stopped because of an error/)).toBeVisible();
  expect(failures).toEqual(['1.1.0 crash']);
  await user.click(retry());
  expect(await screen.findByLabelText('Title')).toBeVisible();
});

test('a candidate that throws after it had rendered makes room for stable', async () => {
  const { element, failures, rendered } = setUp([
    candidate(gives(formThat(Broken))),
    stable(gives(formThat(Fine))),
  ]);
  const { user } = renderPage(element);
  await typeAndOpen(user);
  await waitFor(() => {
    expect(rendered).toHaveLength(2);
  });
  expect(screen.getByLabelText('Title')).toHaveValue('My bakery');
  expect(failures).toEqual(['1.2.0 crash']);
});

describe('a part that failed where no boundary could see it', () => {
  const broken = new RemoteError('greeter', 'chunk', 'unreachable', missingChunk());

  test('makes room for the next version once that has arrived', async () => {
    let arrive: (module: RemoteModule) => void = () => undefined;
    const best = stable(gives(formThat(Fine)));
    const next = previous(() => new Promise((resolve) => (arrive = resolve)));
    const { element, loader, failures, rendered } = setUp([best, next]);
    const { user } = renderPage(element);
    await user.type(await screen.findByLabelText('Title'), 'My bakery');
    act(() => {
      loader.breakDown(best, broken);
    });
    await waitFor(() => {
      expect(next.tries()).toBe(1);
    });
    expect(screen.getByLabelText('Title')).toHaveValue('My bakery');
    await act(async () => {
      arrive(moduleWith(formThat(Fine)));
      await Promise.resolve();
    });
    await waitFor(() => {
      expect(rendered).toHaveLength(2);
    });
    expect(screen.getByLabelText('Title')).toHaveValue('My bakery');
    expect(failures).toEqual(['1.1.0 chunk']);
  });

  test('changes nothing when there is no other version', async () => {
    const only = stable(gives(formThat(Fine)));
    const { element, loader } = setUp([only]);
    const { user } = renderPage(element);
    await user.type(await screen.findByLabelText('Title'), 'My bakery');
    act(() => {
      loader.breakDown(only, broken);
    });
    expect(screen.getByLabelText('Title')).toHaveValue('My bakery');
  });

  test('changes nothing when the other version does not arrive', async () => {
    const best = stable(gives(formThat(Fine)));
    const { element, loader, failures } = setUp([best, previous(fails())]);
    const { user } = renderPage(element);
    await user.type(await screen.findByLabelText('Title'), 'My bakery');
    act(() => {
      loader.breakDown(best, broken);
    });
    await waitFor(() => {
      expect(failures).toEqual(['1.1.0 chunk', '1.0.0 load']);
    });
    await act(() => Promise.resolve());
    expect(screen.getByLabelText('Title')).toHaveValue('My bakery');
  });
});
