import { createHash } from 'node:crypto';
import type { BuiltRoute, RemoteRoute } from 'shared-kit/contract';
import { buildInputsFile } from 'shared-kit/contract/releases';
import type { BuildInputs, BuildManifest } from 'shared-kit/contract/releases';
import webpack, { type Chunk, type Compilation, type Compiler, type sources } from 'webpack';
import { readOrigin } from './build-origin';
import { pageChunkName } from './page-chunks-plugin';

/** The parts of a build's description that webpack does not know. */
export type BuildIdentity = Pick<
  BuildManifest,
  'name' | 'version' | 'owner' | 'rules' | 'hostApi' | 'sharedKit' | 'exposes' | 'shared' | 'offers'
>;

export interface BuildManifestOptions {
  readonly identity: BuildIdentity;
  /** The pages, asked for at every compilation: a build that watches gets further ones. */
  readonly routes: () => readonly RemoteRoute[];
  /** What it is made from; for whoever publishes it, and nobody else. */
  readonly inputs?: BuildInputs;
  /** The chunk whose first script starts the build. */
  readonly entryChunk: string;
  /** Chunk groups every use of this build needs besides the entry. */
  readonly preloadChunks: readonly string[];
  /** Chunk group of what stands around every page that needs a sign-in (the shell's only). */
  readonly frameChunk?: string;
  /** Chunk of the script that watches how a shell starts (the shell's only). */
  readonly startWatchChunk?: string;
  /** Chunk group per lazily provided shared module (the shell's only). */
  readonly provides: Readonly<Record<string, string>>;
}

/** Updates of an open page, in development, belong to a chunk but are no part of the build. */
const isUpdate = (file: string): boolean => file.includes('.hot-update.');

function scriptsOf(chunks: Iterable<Chunk>): string[] {
  return [...chunks]
    .flatMap((chunk) => [...chunk.files])
    .filter((file) => file.endsWith('.js') && !isUpdate(file));
}

/** Name of the chunk in which the shell provides a shared module lazily. */
export function shareChunkName(key: string): string {
  return `share-${key.replaceAll('/', '-')}`;
}

/** Scripts of a named chunk and everything it needs at once; empty when there is no such chunk. */
function scriptsOfGroup(compilation: Compilation, name: string): string[] {
  const group = compilation.namedChunkGroups.get(name);
  return group ? scriptsOf(group.chunks) : [];
}

/** Keys of the shared modules that the chunks of these groups take from their host. */
function sharesOf(compilation: Compilation, names: readonly string[]): string[] {
  const groups = names.flatMap((name) => compilation.namedChunkGroups.get(name) ?? []);
  const modules = groups
    .flatMap((group) => group.chunks)
    .flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
  const keys = modules
    .filter((module) => module.type === 'consume-shared-module')
    .map((module) => consumedKey(module.identifier()));
  return [...new Set(keys)].toSorted();
}

/** webpack offers the share key only inside the identifier: `consume-shared-module|scope|key|…`. */
function consumedKey(identifier: string): string {
  const key = identifier.split('|')[2];
  if (!key) throw new Error(`Cannot read the share key of ${identifier}`);
  return key;
}

function describeRoute(
  compilation: Compilation,
  route: RemoteRoute,
  options: BuildManifestOptions,
  always: ReadonlySet<string>,
): BuiltRoute {
  const page = pageChunkName(route.path);
  if (!compilation.namedChunkGroups.has(page)) {
    throw new Error(
      `No chunk ${page} for the page ${route.path}: is PageChunksPlugin in this build?`,
    );
  }
  return {
    ...route,
    preload: scriptsOfGroup(compilation, page).filter((script) => !always.has(script)),
    shares: sharesOf(compilation, [...options.preloadChunks, page]),
  };
}

function integrityOf(content: string | Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

type Described = BuildManifest['files'];

function describeFiles(
  assets: Record<string, sources.Source>,
  isWanted: (file: string) => boolean,
): Described {
  return Object.entries(assets)
    .filter(([file]) => isWanted(file) && !isUpdate(file))
    .map(([file, source]) => {
      const content = source.source();
      return { path: file, size: Buffer.byteLength(content), integrity: integrityOf(content) };
    })
    .toSorted((a, b) => a.path.localeCompare(b.path));
}

function describeBuild(compilation: Compilation, options: BuildManifestOptions): BuildManifest {
  const { identity, entryChunk, preloadChunks } = options;
  const entryScripts = scriptsOfGroup(compilation, entryChunk);
  const entry = entryScripts.at(-1);
  if (!entry) throw new Error(`${identity.name}: the build has no script for ${entryChunk}`);
  const further = preloadChunks.flatMap((name) => scriptsOfGroup(compilation, name));
  const always = new Set([...entryScripts, ...further]);
  const startWatch = scriptsOfGroup(compilation, options.startWatchChunk ?? '').at(-1);
  return {
    ...identity,
    ...readOrigin(compilation.compiler.context),
    entry,
    ...(startWatch === undefined ? {} : { startWatch }),
    preload: [...always].filter((script) => script !== entry),
    framePreload: options.frameChunk ? scriptsOfGroup(compilation, options.frameChunk) : [],
    routes: options.routes().map((route) => describeRoute(compilation, route, options, always)),
    provides: mapValues(options.provides, (chunk) => scriptsOfGroup(compilation, chunk)),
    // The monospaced font is for code: it arrives with the first screen that shows any.
    fonts: Object.keys(compilation.assets).filter((file) => /^(?!.*mono).*\.woff2$/.test(file)),
    files: describeFiles(compilation.assets, (file) => !/\.(map|gz|br)$/.test(file)),
    // The host keeps them with its releases, to say where something was thrown.
    maps: describeFiles(compilation.assets, (file) => file.endsWith('.js.map')),
  };
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** Writes `build.json`: the build describes itself to hosts and release tools. */
export class BuildManifestPlugin {
  constructor(private readonly options: BuildManifestOptions) {}

  apply(compiler: Compiler): void {
    const name = 'BuildManifestPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (compilation.errors.length > 0) return;
          const manifest = describeBuild(compilation, this.options);
          const source = new webpack.sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`);
          compilation.emitAsset('build.json', source);
          const { inputs } = this.options;
          if (!inputs) return;
          const madeFrom = new webpack.sources.RawSource(`${JSON.stringify(inputs, null, 2)}\n`);
          compilation.emitAsset(buildInputsFile, madeFrom);
        },
      );
    });
  }
}
