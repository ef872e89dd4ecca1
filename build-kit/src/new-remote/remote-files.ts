import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteNames } from './remote-name';
import type { RemoteProject, StartingPoint } from './remote-project';

/** The text of a template, `{{name}}` and the like filled in. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  const file = path.join(import.meta.dirname, 'templates', `${template}.template`);
  return readFileSync(file, 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (placeholder, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`${template} asks for ${placeholder}`);
    return value;
  });
}

/** Every file of a new remote, by its path in the new folder. */
export function remoteFiles(
  names: RemoteNames,
  { hostApi }: StartingPoint,
  project: RemoteProject,
): Record<string, string> {
  const values = { ...names, hostApi };
  const feature = `src/features/${names.name}/${names.name}`;
  return {
    'package.json': project['package.json'],
    'tsconfig.json': project['tsconfig.json'],
    'webpack.config.ts': fill('webpack.config.ts', values),
    'CHANGELOG.md': fill('CHANGELOG.md', values),
    'src/main.tsx': fill('main.tsx', values),
    'src/remote.tsx': fill('remote.tsx', values),
    'src/app/routes.ts': fill('routes.ts', values),
    [`${feature}.route.tsx`]: fill('page.route.tsx', values),
    ...(project.hasTests ? { [`${feature}.test.tsx`]: fill('page.test.tsx', values) } : {}),
  };
}
