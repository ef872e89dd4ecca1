import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseRecord } from 'shared-kit/contract';
import type { BuildManifest } from 'shared-kit/contract/releases';
import { integrityOf } from '../features/releases/builds/build-digest';

/**
 * A folder as created by `npm run build`: a shell and the remote `shop`, with real files and
 * hashes.
 */
export interface BuildFolder {
  readonly folder: string;
  readonly write: (file: string, content: string | Buffer) => Promise<void>;
  /** Writes a build of `shop` and returns its manifest. */
  readonly build: (version: string, change?: Partial<BuildManifest>) => Promise<BuildManifest>;
  /** Points `releases.json` at existing builds. */
  readonly release: (serial: number, shop: string, shell?: string) => Promise<ReleaseRecord>;
  readonly remove: () => Promise<void>;
}

export const shellVersion = '1.0.0-aaaaaaaa';
export const shopVersion = '2.0.0-bbbbbbbb';

/** A file's content, different for every version. */
export const scriptOf = (version: string, file: string): string =>
  `globalThis.${file.replaceAll(/\W/g, '_')} = '${version}';\n`.repeat(100);

export const shopFiles = ['remoteEntry.js', 'remote.js', 'shop.js'] as const;

const shellFiles = ['shell.js', 'frame.js', 'client.js', 'query.js', 'watch.js'] as const;

function describeFile(version: string, path: string): BuildManifest['files'][number] {
  const content = Buffer.from(scriptOf(version, path));
  return { path, size: content.length, integrity: integrityOf(content) };
}

/** A manifest of a build of `shop`, with overrides. */
export function describeShop(version: string, change: Partial<BuildManifest> = {}): BuildManifest {
  const shares = ['react', 'shared-kit/client'];
  return {
    name: 'shop',
    version,
    commit: null,
    builtAt: null,
    entry: 'remoteEntry.js',
    preload: ['remote.js'],
    framePreload: [],
    fonts: [],
    hostApi: '^1.0.0',
    sharedKit: '^1.0.0',
    provides: {},
    exposes: ['./remote'],
    shared: { react: '^19.0.0', 'shared-kit/client': '^1.0.0' },
    routes: [
      {
        path: '/shop',
        access: 'member',
        title: 'Shop </script><b>',
        preload: ['shop.js'],
        shares,
      },
    ],
    files: shopFiles.map((file) => describeFile(version, file)),
    ...change,
  };
}

/** A manifest of a shell that provides what `shop` requires. */
export function describeShell(version: string, change: Partial<BuildManifest> = {}): BuildManifest {
  const offered = { react: '19.3.1', 'shared-kit/client': '1.0.0', 'shared-kit/query': '1.0.0' };
  return {
    ...describeShop(version),
    name: 'shell',
    entry: 'shell.js',
    preload: [],
    fonts: ['sans.woff2'],
    startWatch: 'watch.js',
    hostApi: '',
    framePreload: ['frame.js'],
    provides: { 'shared-kit/client': ['client.js'], 'shared-kit/query': ['query.js'] },
    offers: { hostApi: '1.0.0', sharedKit: '1.0.0', shared: offered },
    exposes: [],
    shared: {},
    routes: [],
    files: [...shellFiles, 'sans.woff2'].map((file) => describeFile(version, file)),
    ...change,
  };
}

/** Creates the folder with one shell and one build of `shop`, released. */
export async function makeBuildFolder(): Promise<BuildFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-suite-'));
  const write = async (file: string, content: string | Buffer) => {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  };
  const made: BuildFolder = {
    folder,
    write,
    async build(version, change) {
      const manifest = describeShop(version, change);
      for (const file of shopFiles) {
        await write(`remotes/shop/${version}/${file}`, scriptOf(version, file));
      }
      await write(`remotes/shop/${version}/build.json`, JSON.stringify(manifest));
      return manifest;
    },
    async release(serial, shop, shell = shellVersion) {
      for (const file of [...shellFiles, 'sans.woff2'])
        await write(`shell/${shell}/${file}`, scriptOf(shell, file));
      await write(`shell/${shell}/build.json`, JSON.stringify(describeShell(shell)));
      const record = plainRecord(serial, shop, shell);
      await write('releases.json', JSON.stringify(record));
      return record;
    },
    remove: () => rm(folder, { recursive: true }),
  };
  await made.build(shopVersion);
  await made.release(1, shopVersion);
  return made;
}

/** The builds in the folder, in the format of `npm run build`. */
function plainRecord(serial: number, shop: string, shell = shellVersion): ReleaseRecord {
  const { version, entry, preload, hostApi, routes } = describeShop(shop);
  const base = `/remotes/shop/${version}/`;
  const stable = { version, base, entry, preload, hostApi, routes };
  return { schema: 1, serial, shell: { version: shell }, remotes: { shop: { stable } } };
}
