import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteRoutes } from 'shared-kit/remote';
import { transformWithEsbuild } from 'vite';

interface BuildDescription {
  readonly manifest: {
    readonly name: string;
    readonly version: string;
    readonly sitewright: { readonly hostApi: string };
  };
  /** The file that exports `routes`, from the remote's folder. */
  readonly routes: string;
  readonly entry: string;
  readonly exposes: readonly string[];
  readonly sharedKit: string;
  readonly shared: Readonly<Record<string, { readonly requiredVersion: string }>>;
}

/** Reads the routes without their pages: `import()` is written in them and never called here. */
async function readRoutes(file: string): Promise<RemoteRoutes> {
  const { code } = await transformWithEsbuild(await readFile(file, 'utf8'), file);
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return (module as { routes: RemoteRoutes }).routes;
}

async function describeFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== 'build.json')
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const digest = createHash('sha384').update(content).digest('base64');
      const name = path.relative(folder, file).split(path.sep).join('/');
      return { path: name, size: content.length, integrity: `sha384-${digest}` };
    }),
  );
}

/**
 * Vite plugin that writes `build.json`, with which a build describes itself to hosts and release tools.
 * Any bundler's build can be released that has one; its shape is `buildManifest` of shared-kit.
 */
export function describeBuild(given: BuildDescription) {
  const { manifest, entry, exposes, sharedKit, shared } = given;
  let folder = '';
  let routesFile = '';
  return {
    name: 'describe-build',
    configResolved(config: { root: string; build: { outDir: string } }) {
      folder = path.resolve(config.root, config.build.outDir);
      routesFile = path.resolve(config.root, given.routes);
    },
    async closeBundle() {
      const ranges = Object.entries(shared).map(([key, { requiredVersion }]) => [
        key,
        requiredVersion,
      ]);
      const { name, version, sitewright } = manifest;
      const description = {
        name: name.replace(/^mfe-/, ''),
        version,
        entry,
        preload: [],
        hostApi: sitewright.hostApi,
        provides: {},
        sharedKit,
        exposes,
        shared: Object.fromEntries(ranges) as Record<string, string>,
        routes: Object.entries(await readRoutes(routesFile)).map(
          ([route, { access, title, menu }]) => ({
            path: route,
            access,
            title,
            menu: menu ? { label: title, ...menu } : null,
            preload: [],
            shares: Object.keys(shared),
          }),
        ),
        files: await describeFiles(folder),
      };
      await writeFile(path.join(folder, 'build.json'), JSON.stringify(description, null, 2));
    },
  };
}
