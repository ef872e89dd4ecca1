import type { BuildManifest } from 'shared-kit/contract/releases';

/** What changed under one name; null where it was not there. */
export interface Change {
  readonly name: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** A chunk by its name without the hash of its content. */
export interface ChunkChange {
  readonly chunk: string;
  readonly from: number;
  readonly to: number;
}

/** How two builds of a remote differ. Null is what one of them does not say. */
export interface BuildDifference {
  readonly sources: readonly Change[] | null;
  /** Ranges of the modules it takes from its host. */
  readonly shared: readonly Change[];
  /** Versions of the packages it was built with. */
  readonly packages: readonly Change[] | null;
  /** Chunks whose size has changed, and all of them together, before compression. */
  readonly chunks: readonly ChunkChange[];
  readonly bytes: { readonly from: number; readonly to: number };
  readonly routes: readonly Change[];
  /** Host API, kit, modules it exposes, and which shared modules each page takes. */
  readonly surface: readonly Change[];
}

type Named = Readonly<Record<string, string>>;

/** What two descriptions say differently, in the order of names. */
export function compareBuilds(from: BuildManifest, to: BuildManifest): BuildDifference {
  return {
    sources: compareIfSaid(from.sources, to.sources),
    shared: compare(from.shared, to.shared),
    packages: compareIfSaid(from.packages, to.packages),
    chunks: compareChunks(bytesByChunk(from), bytesByChunk(to)),
    bytes: { from: bytesOf(from), to: bytesOf(to) },
    routes: compare(routesOf(from), routesOf(to)),
    surface: compare(surfaceOf(from), surfaceOf(to)),
  };
}

function compare(from: Named, to: Named): Change[] {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].toSorted();
  return names
    .map((name) => ({ name, from: from[name] ?? null, to: to[name] ?? null }))
    .filter((change) => change.from !== change.to);
}

const compareIfSaid = (from: Named | undefined, to: Named | undefined): Change[] | null =>
  from && to ? compare(from, to) : null;

const routesOf = ({ routes }: BuildManifest): Named =>
  Object.fromEntries(routes.map(({ path, access, title }) => [path, `${access}, “${title}”`]));

function surfaceOf({ hostApi, sharedKit, exposes, routes }: BuildManifest): Named {
  const shares: Named = Object.fromEntries(
    routes.map(({ path, shares: keys }) => [
      `shared modules of ${path}`,
      keys.toSorted().join(', ') || 'none',
    ]),
  );
  return {
    'host API': hostApi,
    'shared-kit': sharedKit,
    exposes: exposes.toSorted().join(', '),
    ...shares,
  };
}

/** `shop.0123456789.js` and Vite's `shop-Bx3_9kQa.js` as `shop.js`: a hash has a digit or capital that a word has not. */
const chunkOf = (file: string): string =>
  file
    .replace(/\.[0-9a-f]{8,20}(?=\.\w+$)/, '')
    .replace(/-(?=[\w-]*[A-Z0-9])[\w-]{8}(?=\.\w+$)/, '');

function bytesByChunk({ files }: BuildManifest): Map<string, number> {
  const chunks = new Map<string, number>();
  for (const { path, size } of files) {
    const chunk = chunkOf(path);
    chunks.set(chunk, (chunks.get(chunk) ?? 0) + size);
  }
  return chunks;
}

const bytesOf = ({ files }: BuildManifest): number =>
  files.reduce((sum, { size }) => sum + size, 0);

function compareChunks(from: ReadonlyMap<string, number>, to: ReadonlyMap<string, number>) {
  const names = [...new Set([...from.keys(), ...to.keys()])].toSorted();
  return names
    .map((chunk) => ({ chunk, from: from.get(chunk) ?? 0, to: to.get(chunk) ?? 0 }))
    .filter((change) => change.from !== change.to);
}
