import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import * as z from 'zod/mini';
import { runCaptured } from '../test/run-captured';
import { root } from '../webpack/workspaces';
import { nameImportedFiles } from './file-names';
import { packKits } from './pack-kit';

/** What a team outside of this repository writes: a remote against the published types alone. */
const consumer = `
import { createElement } from 'react';
import { listWebsites, type WebsiteListItem } from 'shared-kit/contract';
import { useHost, type HostApi, type RemoteModule } from 'shared-kit/remote';
import { useSession } from 'shared-kit/session';
import { Page } from 'shared-kit/ui';

function Shop() {
  const host: HostApi = useHost();
  const name: string | undefined = useSession((session) => session.user)?.name;
  host.report({ name: 'shop-opened', detail: { path: listWebsites.path } });
  return createElement(Page, { title: name ?? 'Shop' });
}

export const first: (item: WebsiteListItem) => string = ({ title }) => title;

export default {
  hostApi: '^1.0.0',
  pages: { '/shop': () => Promise.resolve({ default: Shop }) },
} satisfies RemoteModule;
`;

/** Types that had got lost on the way would be \`any\`, and none of this would be an error. */
const mistakes = `
import type { HostApi, RemoteModule } from 'shared-kit/remote';
import { Button } from 'shared-kit/ui';
import { createElement } from 'react';

// @ts-expect-error a page is a loader
export const page = { hostApi: '^1.0.0', pages: { '/shop': 5 } } satisfies RemoteModule;
// @ts-expect-error the host has no such call
export const call = (host: HostApi): void => host.fly();
// @ts-expect-error there is no such variant
export const button = createElement(Button, { variant: 'enormous' });
`;

const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    // styled-components' own types need them.
    types: ['node'],
    strict: true,
    noEmit: true,
  },
  files: ['remote.ts', 'mistakes.ts'],
};

const published = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()),
  peerDependencies: z.record(z.string(), z.string()),
});

let folder: string;
let manifest: z.infer<typeof published>;

/** As \`npm install\` leaves it, from the tarball and what is installed here. */
async function install(tarball: string): Promise<void> {
  const kit = path.join(folder, 'node_modules/shared-kit');
  await mkdir(kit, { recursive: true });
  const unpacked = await runCaptured('tar', ['-xzf', tarball, '--strip-components=1'], kit);
  assert.equal(unpacked.code, 0, unpacked.output);
  manifest = published.parse(JSON.parse(await readFile(path.join(kit, 'package.json'), 'utf8')));
  const names = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  for (const name of [...names, '@types/react', '@types/react-dom', '@types/node']) {
    const link = path.join(folder, 'node_modules', name);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.join(root, 'node_modules', name), link, 'junction');
  }
}

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sitewright-consumer-'));
  await install((await packKits(path.join(folder, 'packed'))).sharedKit);
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  await writeFile(path.join(folder, 'remote.ts'), consumer);
  await writeFile(path.join(folder, 'mistakes.ts'), mistakes);
});
after(() => rm(folder, { recursive: true }));

test('a team with the published package alone compiles a remote, and its mistakes are found', async () => {
  const tsc = path.join(root, 'node_modules/.bin/tsc');
  const { code, output } = await runCaptured(tsc, ['-p', '.'], folder);
  assert.equal(code, 0, output);
});

test('the package runs as it is, without a bundler', async () => {
  const script = `
    const { listWebsites } = await import('shared-kit/contract');
    const { hostApiVersion } = await import('shared-kit/remote');
    console.log(listWebsites.path, hostApiVersion);`;
  const { output } = await runCaptured(
    process.execPath,
    ['--input-type=module', '--eval', script],
    folder,
  );
  assert.equal(output, '/api/all-website 1.0.0\n');
});

test('React comes from whoever uses the package', () => {
  assert.equal(manifest.dependencies['react'], undefined);
  assert.match(manifest.peerDependencies['react'] ?? '', /^\^19\./);
});

test('an import of a file that is not in the package is an error', () => {
  const files = new Set(['ui/index.js', 'ui/button.js']);
  assert.equal(
    nameImportedFiles(
      "export * from './button'; import('..');",
      'ui/index.js',
      new Set([...files, 'index.js']),
    ),
    "export * from './button.js'; import('../index.js');",
  );
  assert.throws(() => nameImportedFiles("import './gone';", 'ui/index.js', files), /not there/);
});
