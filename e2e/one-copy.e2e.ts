import { expect, test } from './support/test';

/** Text that stands exactly once in each library's browser code. */
const fingerprints = {
  react: 'react.transitional.element',
  'react-dom': '__reactContainer$',
  'react-router': 'useNavigate() may be used only in the context of a <Router> component',
};

test('after visiting every remote there is one copy of every shared module, by identity', async ({
  page,
  signInByToken,
}) => {
  const scripts = new Map<string, string>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    void response.text().then((text) => scripts.set(new URL(response.url()).pathname, text));
  });
  await signInByToken(page);
  await page.goto('/tutorials');
  for (const name of ['Projects', 'Users', 'Profile Settings', 'Tutorials']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await page.getByRole('link', { name: 'Create New Project' }).first().click();
  await expect(page.getByRole('button', { name: 'Generate' })).toBeVisible();

  const scope = await page.evaluate(() => {
    interface Shared {
      readonly loaded?: boolean;
      readonly lib?: () => unknown;
      readonly useIn: readonly string[];
    }
    interface Instance {
      readonly name: string;
      readonly shareScopeMap: Record<string, Record<string, Record<string, Shared>>>;
    }
    const federation = Reflect.get(globalThis, '__FEDERATION__') as { __INSTANCES__: Instance[] };
    return federation.__INSTANCES__.map(({ name, shareScopeMap }) => ({
      name,
      modules: Object.entries(shareScopeMap['default'] ?? {}).map(([key, versions]) => ({
        key,
        versions: Object.keys(versions).length,
      })),
    }));
  });
  expect(scope.map(({ name }) => name)).toEqual(['host_shell']);
  expect(scope[0]?.modules.map(({ key }) => key)).toEqual(
    expect.arrayContaining([
      'react',
      'shared-kit/router',
      'shared-kit/session',
      'shared-kit/state',
    ]),
  );
  expect(scope[0]?.modules.filter(({ versions }) => versions !== 1)).toEqual([]);

  for (const [library, fingerprint] of Object.entries(fingerprints)) {
    const holders = [...scripts].filter(([, text]) => text.includes(fingerprint));
    expect(
      holders.map(([path]) => path.split('/')[1]),
      library,
    ).toEqual(['shell']);
  }
});

test('the session store of the shell and of a remote is the same object', async ({
  page,
  signInByToken,
}) => {
  await signInByToken(page);
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  // Through the object in the share scope, as a third party would get it: whoever listens to another
  // store would not move.
  const same = await page.evaluate(async () => {
    interface Store {
      getState(): { user: object };
      setState(change: object): void;
    }
    interface Instance {
      loadShare(key: string): Promise<() => { useSession: Store }>;
    }
    const federation = Reflect.get(globalThis, '__FEDERATION__') as { __INSTANCES__: Instance[] };
    const [host] = federation.__INSTANCES__;
    if (!host) throw new Error('There is no federation instance');
    const [first, second] = await Promise.all([
      host.loadShare('shared-kit/session'),
      host.loadShare('shared-kit/session'),
    ]);
    const { useSession } = first();
    useSession.setState({ user: { ...useSession.getState().user, name: 'One Copy' } });
    return useSession === second().useSession;
  });
  expect(same).toBe(true);
  await expect(page.getByRole('heading', { name: /^Welcome.*One Copy/ })).toBeVisible();
  await expect(
    page.getByRole('complementary', { name: 'Sidebar' }).getByText('One Copy'),
  ).toBeVisible();
});
