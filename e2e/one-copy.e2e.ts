import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

interface Shared {
  readonly get: () => Promise<() => unknown>;
}
type ShareScope = Readonly<Record<string, Readonly<Record<string, Shared>>>>;

/** Keeps what the shell gives the container of `projects`, as any third party's container would be given it. */
async function keepShareScope(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Container {
      init: (scope: unknown, ...others: readonly unknown[]) => unknown;
    }
    let container: Container | undefined;
    Object.defineProperty(globalThis, 'mfe_projects', {
      get: () => container,
      set(given: Container | undefined) {
        container = given && {
          ...given,
          init(scope, ...others) {
            Reflect.set(globalThis, 'keptShareScope', scope);
            return given.init(scope, ...others);
          },
        };
      },
    });
  });
}

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
  await keepShareScope(page);
  await signInByToken(page);
  await page.goto('/tutorials');
  for (const name of ['Projects', 'Users', 'Profile Settings', 'Tutorials']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await page.getByRole('link', { name: 'Create New Project' }).first().click();
  await expect(page.getByRole('button', { name: 'Generate' })).toBeVisible();

  const versions = await page.evaluate(() => {
    const scope = Reflect.get(globalThis, 'keptShareScope') as ShareScope;
    return Object.entries(scope).map(([key, known]) => ({ key, count: Object.keys(known).length }));
  });
  expect(versions.map(({ key }) => key)).toEqual(
    expect.arrayContaining([
      'react',
      'shared-kit/router',
      'shared-kit/session',
      'shared-kit/state',
    ]),
  );
  expect(versions.filter(({ count }) => count !== 1)).toEqual([]);

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
  // The shell stores the profile it asks for on load: answered late, it would put the name below back.
  let answerProfile: () => void = () => undefined;
  const compared = new Promise<void>((resolve) => {
    answerProfile = resolve;
  });
  await page.route('**/api/profile', async (route) => {
    await compared;
    await route.continue();
  });
  await keepShareScope(page);
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
    const scope = Reflect.get(globalThis, 'keptShareScope') as ShareScope;
    const [shared] = Object.values(scope['shared-kit/session'] ?? {});
    if (!shared) throw new Error('The session is not shared');
    const [first, second] = (await Promise.all([shared.get(), shared.get()])) as (() => {
      useSession: Store;
    })[];
    if (!first || !second) throw new Error('The session is not there');
    const { useSession } = first();
    useSession.setState({ user: { ...useSession.getState().user, name: 'One Copy' } });
    return useSession === second().useSession;
  });
  expect(same).toBe(true);
  await expect(page.getByRole('heading', { name: /^Welcome.*One Copy/ })).toBeVisible();
  await expect(
    page.getByRole('complementary', { name: 'Sidebar' }).getByText('One Copy'),
  ).toBeVisible();
  answerProfile();
});
