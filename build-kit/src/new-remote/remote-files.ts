import type { RemoteNames } from './remote-name';
import type { RemoteProject, StartingPoint } from './remote-project';

const webpackConfig = `import { defineRemote } from 'build-kit/remote';

export default defineRemote(import.meta.dirname);
`;

const main = `/** Runs this remote without the shell. */
import { pagesOf } from 'shared-kit/remote';
import { startStandalone } from 'shared-kit/standalone';
import { routes } from './app/routes';

await startStandalone(pagesOf(routes));
`;

const remote = ({ hostApi }: StartingPoint): string => `import { pagesOf } from 'shared-kit/remote';
import type { RemoteModule } from 'shared-kit/remote';
import { routes } from './app/routes';

export default { hostApi: '${hostApi}', pages: pagesOf(routes) } satisfies RemoteModule;
`;

/** The menu entry stands below those of the suite, for everybody. */
const routes = ({
  name,
  path,
  title,
}: RemoteNames): string => `import type { RemoteRoutes } from 'shared-kit/remote';

/** The pages of this remote, each its own chunk. The build reads this file: it imports types only. */
export const routes = {
  '${path}': {
    access: 'member',
    title: '${title}',
    menu: { position: 200 },
    page: () => import('../features/${name}/${name}.route'),
  },
} satisfies RemoteRoutes;
`;

const route = ({
  component,
  title,
}: RemoteNames): string => `import { useSession } from 'shared-kit/session';
import { Card, Page } from 'shared-kit/ui';

/** The first page of this remote. */
export default function ${component}Route() {
  const user = useSession((session) => session.user);
  return (
    <Page title="${title}">
      <Card>
        <p>{user ? \`This page is ready for \${user.name}.\` : 'This page is ready.'}</p>
      </Card>
    </Page>
  );
}
`;

const test = ({
  name,
  component,
  title,
}: RemoteNames): string => `import { screen } from '@testing-library/react';
import { aUser, renderPage } from 'shared-kit/testing';
import ${component}Route from './${name}.route';

test('greets the member by name', () => {
  renderPage(<${component}Route />, { session: { user: aUser({ name: 'Ada Lovelace' }) } });
  expect(screen.getByRole('heading', { name: '${title}', level: 1 })).toBeInTheDocument();
  expect(screen.getByText('This page is ready for Ada Lovelace.')).toBeInTheDocument();
});
`;

const changelog = ({ folder, path }: RemoteNames): string => `# Changelog of ${folder}

What members and other teams notice, newest first. The version is the one in package.json.

## 1.0.0

- First version: ${path}.
`;

/** Every file of a new remote, by its path in the new folder. */
export function remoteFiles(
  names: RemoteNames,
  start: StartingPoint,
  project: RemoteProject,
): Record<string, string> {
  const feature = `src/features/${names.name}/${names.name}`;
  return {
    'package.json': project['package.json'],
    'tsconfig.json': project['tsconfig.json'],
    'webpack.config.ts': webpackConfig,
    'CHANGELOG.md': changelog(names),
    'src/main.tsx': main,
    'src/remote.tsx': remote(start),
    'src/app/routes.ts': routes(names),
    [`${feature}.route.tsx`]: route(names),
    ...(project.hasTests ? { [`${feature}.test.tsx`]: test(names) } : {}),
  };
}
